import { useId, useState } from 'preact/hooks';
import type { OptionInfo } from '../../core/types';
import { Segmented } from '../../look/segmented';
import { say } from '../../texts/say';
import { named, texts } from '../../texts/texts';

interface Props {
  option: OptionInfo;
  value: string;
  choose: (value: string) => void;
}

/** What people usually want of options that could be any text. The core judges what is written. */
const offered: Record<string, string[]> = {
  time: ['none', '20', '30', '45', '60'],
  centres: ['1-6', '2,4,6', '1-3'],
};

const other = '\0';

export function OptionField({ option, value, choose }: Props) {
  const { optionNames, choices: choiceNames, new: text } = texts.value.shell;
  const id = useId();
  const label = named(optionNames, option.name) ?? option.name;
  const suggestions = option.choices ?? offered[option.name] ?? [option.fallback];
  const [free, setFree] = useState(!suggestions.includes(value));
  const mayWrite = option.kind !== 'choice';
  return (
    <div class="field">
      <Segmented
        label={label}
        help={say(option.help)}
        choices={[
          ...suggestions.map((choice) => ({ value: choice, text: named(choiceNames, choice) ?? choice })),
          ...(mayWrite ? [{ value: other, text: text.other }] : []),
        ]}
        value={free ? other : value}
        choose={(chosen) => {
          setFree(chosen === other);
          if (chosen !== other) choose(chosen);
        }}
      />
      {free && (
        <input
          id={id}
          class="input"
          type="text"
          inputMode={option.kind === 'integer' ? 'numeric' : 'text'}
          maxLength={40}
          aria-label={label}
          value={value}
          onInput={(event) => choose(event.currentTarget.value)}
        />
      )}
    </div>
  );
}
