import './dot.css';
import { signsOf } from '../shell/names';

/** Who somebody is, at a glance: a colour and a letter. */
export function Dot({ colour, name }: { colour: string; name: string }) {
  return (
    <span class="dot" data-colour={colour} aria-hidden="true">
      {signsOf(name)[0]?.toUpperCase() ?? '·'}
    </span>
  );
}
