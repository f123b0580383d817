import './dot.css';

/** Who somebody is, at a glance: a colour and a letter. */
export function Dot({ colour, name }: { colour: string; name: string }) {
  return (
    <span class="dot" data-colour={colour} aria-hidden="true">
      {name.slice(0, 1).toUpperCase() || '·'}
    </span>
  );
}
