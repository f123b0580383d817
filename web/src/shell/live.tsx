import { announced } from './announce';

/** The live region for screen readers: each text is added, announced once in order, and removed later. */
export function Live() {
  return (
    <div class="unseen" role="log" aria-live="polite" aria-relevant="additions">
      {announced.value.map(({ text, number }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  );
}
