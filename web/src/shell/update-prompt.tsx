import { texts } from '../texts/texts';
import { putUpdateOff, takeUpdate, updateOffered } from './update';

/** A new version is there. It never comes up in the middle of a move. */
export function UpdatePrompt() {
  if (!updateOffered.value) return null;
  const text = texts.value.shell.update;
  return (
    <div class="toasts" role="status">
      <div class="toast">
        <p>{text.words}</p>
        <button type="button" class="button button-main" onClick={takeUpdate}>
          {text.take}
        </button>
        <button type="button" class="button button-plain" onClick={putUpdateOff}>
          {text.later}
        </button>
      </div>
    </div>
  );
}
