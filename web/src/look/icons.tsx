const shapes = {
  play: 'M4 4h7v7H4z M13 13h7v7h-7z M13 4h7v7h-7z M4 13h7v7H4z',
  tables:
    'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6z M2.5 19c.5-3.5 2.6-5.2 5.5-5.2s5 1.7 5.5 5.2 M16 11a2.5 2.5 0 1 0 0-5 M16.5 13.8c2.6 0 4.5 1.7 5 5.2',
  learn:
    'M12 6.5C10 5 7 4.5 3.5 4.7v13c3.5-.2 6.5.3 8.5 1.8 2-1.5 5-2 8.5-1.8v-13C17 4.5 14 5 12 6.5z M12 6.5v13',
  puzzle: 'M5 3.5v3 M19 3.5v3 M3.5 5.5h17v15h-17z M3.5 10h17 M9 15.2l2.2 2.2 4-4.6',
  settings:
    'M4 7h9 M17 7h3 M15 9.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z M4 17h3 M11 17h9 M9 19.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z',
  link: 'M9.5 14.5l5-5 M8 11l-2.6 2.6a3.5 3.5 0 0 0 5 5L13 16 M11 8l2.6-2.6a3.5 3.5 0 0 1 5 5L16 13',
  device: 'M6.5 3h11a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1z M10.5 18h3',
} as const;

export type IconName = keyof typeof shapes;

/** A sign beside words; it never stands for them. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={shapes[name]} />
    </svg>
  );
}
