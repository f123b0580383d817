import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

export interface Choice<T extends string> {
  value: T;
  text: ComponentChildren;
  off?: boolean;
}

interface Props<T extends string> {
  label: string;
  /** Whether the label is for screen readers alone. */
  quiet?: boolean;
  help?: ComponentChildren;
  choices: readonly Choice<T>[];
  value: T;
  choose: (value: T) => void;
}

/** One out of a few, all in view. */
export function Segmented<T extends string>({ label, quiet, help, choices, value, choose }: Props<T>) {
  const id = useId();
  return (
    <fieldset class="field" aria-describedby={help ? `${id}-help` : undefined}>
      <legend class={quiet ? 'unseen' : 'field-label'}>{label}</legend>
      <div class="line wraps close">
        {choices.map((choice) => (
          <label key={choice.value} class="segmented-choice">
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.off}
              onChange={() => choose(choice.value)}
            />
            <span>{choice.text}</span>
          </label>
        ))}
      </div>
      {help && (
        <p class="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </fieldset>
  );
}
