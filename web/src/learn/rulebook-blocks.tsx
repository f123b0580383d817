import { texts } from '../texts/texts';
import type { Block, Clause, Inline } from './rulebook-markdown';

function Words({ words }: { words: Inline[] }) {
  return (
    <>
      {words.map((word, n) => {
        switch (word.kind) {
          case 'strong':
            return <strong key={n}>{word.text}</strong>;
          case 'code':
            return <code key={n}>{word.text}</code>;
          case 'clause':
            return (
              <a key={n} href={`#${word.text}`}>
                {word.text}
              </a>
            );
          case 'source':
            return (
              <span key={n} class="rulebook-source">
                {word.text}
              </span>
            );
          case 'text':
            return word.text;
        }
      })}
    </>
  );
}

export function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h3>{block.text}</h3>;
    case 'paragraph':
      return (
        <p>
          <Words words={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul>
          {block.items.map((item, n) => (
            <li key={n}>
              <Words words={item} />
            </li>
          ))}
        </ul>
      );
    case 'diagram':
      return (
        <pre tabIndex={0} role="group" aria-label={texts.value.shell.rules.example}>
          {block.text}
        </pre>
      );
    case 'table':
      return (
        <div class="rulebook-table" tabIndex={0} role="group" aria-label={texts.value.shell.rules.example}>
          <table>
            <thead>
              <tr>
                {block.head.map((cell, n) => (
                  <th key={n} scope="col">
                    <Words words={cell} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, n) => (
                <tr key={n}>
                  {row.map((cell, m) => (
                    <td key={m}>
                      <Words words={cell} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
  }
}

/** A clause has an address of its own, and stands out when somebody was sent to it. */
export function ClauseView({ clause, linked }: { clause: Clause; linked: boolean }) {
  const blocks = clause.blocks.map((block, n) => <BlockView key={n} block={block} />);
  if (clause.id === '') return <div class="rulebook-words">{blocks}</div>;
  return (
    <div class={linked ? 'rulebook-clause rulebook-linked' : 'rulebook-clause'} id={clause.id} tabIndex={-1}>
      <a
        class="rulebook-number number"
        href={`#${clause.id}`}
        aria-label={texts.value.shell.rules.linkTo({ clause: clause.id })}
      >
        {clause.id}
      </a>
      <div class="rulebook-words">{blocks}</div>
    </div>
  );
}
