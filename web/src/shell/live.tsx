import { announced } from './announce';

/** What screen readers listen to: each text is added, heard once in its turn, and removed later. */
export function Live() {
  return (
    <div class="unseen" role="log" aria-live="polite" aria-relevant="additions">
      {announced.value.map(({ text, number }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  );
}
