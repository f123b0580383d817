interface Props {
  text: string;
  help?: string;
  on: boolean;
  change: (on: boolean) => void;
}

/** On or off. */
export function Switch({ text, help, on, change }: Props) {
  return (
    <label class="switch line apart loose">
      <span class="switch-words">
        <span class="field-label">{text}</span>
        {help && <span class="field-help">{help}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        onChange={(event) => change(event.currentTarget.checked)}
      />
    </label>
  );
}
