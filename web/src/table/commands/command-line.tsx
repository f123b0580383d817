import './command-line.css';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { announce } from '../../shell/announce';
import { texts } from '../../texts/texts';
import { readCommand } from './commands';
import { runCommand } from './run-command';
import { spoken } from '../words/spoken';
import type { TableStore } from '../store';

export interface CommandLineProps {
  store: TableStore;
  close: () => void;
  resign: () => void;
}

/** The field for those who would rather type: moves and commands as in the terminal. */
export default function CommandLine({ store, close, resign }: CommandLineProps) {
  const t = texts.value.table;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [line, setLine] = useState('');
  const [said, setSaid] = useState<string[]>([]);
  const before = useRef<string[]>([]);
  const at = useRef(0);
  useLayoutEffect(() => {
    const from = document.activeElement as HTMLElement | null;
    input.current?.focus();
    return () => from?.focus({ preventScroll: true });
  }, []);
  const run = async (text: string) => {
    if (text.trim() === '') return;
    before.current.push(text);
    at.current = before.current.length;
    setLine('');
    const answer = await runCommand(store, readCommand(text), resign).catch(() => ({
      lines: [t.commandUnknown({ text })],
      told: false,
    }));
    setSaid([`/ ${text}`, ...answer.lines]);
    if (!answer.told) announce(spoken(answer.lines));
  };
  const recall = (by: number) => {
    at.current = Math.min(before.current.length, Math.max(0, at.current + by));
    setLine(before.current[at.current] ?? '');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'ArrowUp') recall(-1);
    else if (event.key === 'ArrowDown') recall(1);
    else return;
    event.preventDefault();
  };
  return (
    <section class="command-line rows" aria-label={t.command}>
      {said.length > 0 ? (
        <ul class="command-line__said rows close" tabIndex={0} aria-label={t.command}>
          {said.map((text, index) => (
            <li key={index}>{text}</li>
          ))}
        </ul>
      ) : (
        <p class="soft" id={`${id}-help`}>
          {t.commandHelp}
        </p>
      )}
      <form
        class="command-line__form"
        onSubmit={(event) => {
          event.preventDefault();
          void run(line);
        }}
      >
        <label class="unseen" for={id}>
          {t.command}
        </label>
        <input
          ref={input}
          id={id}
          class="input"
          aria-describedby={said.length > 0 ? undefined : `${id}-help`}
          value={line}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="go"
          onInput={(event) => setLine(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" class="button button-main">
          {t.commandRun}
        </button>
        <button type="button" class="button button-plain" aria-label={t.close} onClick={close}>
          ✕
        </button>
      </form>
    </section>
  );
}
