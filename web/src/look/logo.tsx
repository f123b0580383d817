import './logo.css';

/** Two ivory tiles, a 2 and a 0. The numerals are drawn, so that the mark is the same without the typeface. */
export function Logo() {
  return (
    <svg class="logo" viewBox="0 0 76 44" aria-hidden="true" focusable="false">
      <g transform="translate(2 2)">
        <rect class="logo-edge" y="3" width="34" height="36" rx="9" />
        <rect class="logo-tile" width="34" height="36" rx="9" />
        <path
          class="logo-sign"
          d="M11 13.5c.6-3.6 3-5.4 6.3-5.4 3.6 0 6 2.2 6 5.3 0 6-11.6 7.6-12.3 14.6H23.6"
        />
      </g>
      <g transform="translate(38 3) rotate(8 17 18)">
        <rect class="logo-edge" y="3" width="34" height="36" rx="9" />
        <rect class="logo-tile" width="34" height="36" rx="9" />
        <ellipse class="logo-sign" cx="17" cy="18" rx="6.3" ry="9.7" />
      </g>
    </svg>
  );
}
