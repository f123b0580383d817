import './dot.css';
import { signsOf } from '../../shell/names';

/** Who somebody is, at a glance: a colour and a letter. */
export function Dot({ colour, name, small }: { colour: string; name: string; small?: boolean }) {
  return (
    <span class={`dot middle ${small ? 'dot--small' : ''}`} data-colour={colour} aria-hidden="true">
      {signsOf(name)[0]?.toUpperCase() ?? '·'}
    </span>
  );
}
