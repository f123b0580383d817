import { encode } from 'uqr';
import { texts } from '../../texts/texts';

/** A link as a QR code: one path, crisp at every size, dark on light in every theme, as cameras want it. */
export default function Qr({ text }: { text: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={texts.value.table.qr}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#1b1712" shape-rendering="crispEdges" />
    </svg>
  );
}
