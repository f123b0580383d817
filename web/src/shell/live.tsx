import { announced } from './announce';

/** What screen readers listen to. */
export function Live() {
  const { text, number } = announced.value;
  return (
    <div class="unseen" role="status" aria-live="polite" aria-atomic="true">
      <span key={number}>{text}</span>
    </div>
  );
}
