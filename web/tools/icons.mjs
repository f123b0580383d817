// Draws the icons of the installed page from the logo: public/icon.svg and the PNGs beside it.
// Run by hand after a change: node tools/icons.mjs
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'public');

/** The felt with both tiles. scale 1 fills the icon; a maskable one keeps its middle free of any cut. */
function icon({ corner, scale }) {
  const tile = (turn, sign) => `<g transform="rotate(${turn} 17 18)">
      <rect y="3.5" width="34" height="36" rx="9" fill="#cdbd95"/>
      <rect width="34" height="36" rx="9" fill="#fffdf6"/>
      <g fill="none" stroke="#2a241d" stroke-width="4.8" stroke-linecap="round" stroke-linejoin="round">${sign}</g>
    </g>`;
  const two = '<path d="M11 13.5c.6-3.6 3-5.4 6.3-5.4 3.6 0 6 2.2 6 5.3 0 6-11.6 7.6-12.3 14.6H23.6"/>';
  const nought = '<ellipse cx="17" cy="18" rx="6.3" ry="9.7"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96">
  <defs><radialGradient id="felt" cx=".3" cy="0" r="1.2"><stop offset="0" stop-color="#39705f"/><stop offset="1" stop-color="#1f4038"/></radialGradient></defs>
  <rect width="96" height="96" rx="${corner}" fill="url(#felt)"/>
  <g transform="translate(48 48) scale(${scale}) translate(-37 -20)">
    <g transform="translate(1 0)">${tile(-5, two)}</g>
    <g transform="translate(39 1)">${tile(8, nought)}</g>
  </g>
</svg>
`;
}

async function png(browser, name, size, svg) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0">${svg.replace('<svg ', `<svg width="${size}" height="${size}" style="display:block" `)}`,
  );
  await page.screenshot({ path: join(folder, name), omitBackground: true });
  await page.close();
}

mkdirSync(folder, { recursive: true });
const round = icon({ corner: 22, scale: 1.08 });
const full = icon({ corner: 0, scale: 0.84 });
writeFileSync(join(folder, 'icon.svg'), round);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});
await png(browser, 'icon-192.png', 192, round);
await png(browser, 'icon-512.png', 512, round);
await png(browser, 'icon-maskable-512.png', 512, full);
await browser.close();
