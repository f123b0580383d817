/** A cross that says no, drawn so that it is crisp at every size. */
export function Cross() {
  return (
    <svg class="square__cross" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M3 3 17 17M17 3 3 17" />
    </svg>
  );
}

/** A spot that says yes where there is no number to say. */
export function Spot() {
  return <span class="square__spot" aria-hidden="true" />;
}
