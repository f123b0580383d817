import './fairness.css';
import { useEffect, useState } from 'preact/hooks';
import { core } from '../../core/client';
import { whyOf, type Verification } from '../../core/types';
import { announce } from '../../shell/announce';
import { say } from '../../texts/say';
import { texts } from '../../texts/texts';
import { drawsText, shareText } from '../words/draw-words';
import { verifyOwn, type OwnSeats, type OwnShare } from '../wire/own-share';

interface FairnessProps {
  record: string;
  /** What was noted when the game began: the record must have the same. */
  noted?: { commitment?: string; share?: string } | undefined;
  /** Where the viewer sat, if that was at a table online: what they gave must be in the record. */
  own?: OwnSeats | undefined;
}

type Found = Verification & { own?: OwnShare };

/** Computes every draw of a record again, here, and shows what they came from. */
export function Fairness({ record, noted, own }: FairnessProps) {
  const t = texts.value.table;
  const [found, setFound] = useState<Found>();
  const [working, setWorking] = useState(false);
  useEffect(() => setFound(undefined), [record]);
  const verify = async () => {
    setWorking(true);
    try {
      const answer: Found = own
        ? await verifyOwn(core, record, own, noted)
        : await core.verify(record, noted);
      setFound(answer);
      announce([t[answer.verdict], answer.own && t.ownShare[answer.own]].filter(Boolean).join('. '));
    } catch (error) {
      setFound({ verdict: 'wrong', source: 'nothing', reason: whyOf(error), line: 0, draws: [] });
      announce(t.wrong);
    } finally {
      setWorking(false);
    }
  };
  return (
    <section class="fairness stack" aria-labelledby="fairness-title">
      <h2 id="fairness-title">{t.fairness}</h2>
      <p class="soft">{t.fairnessHelp}</p>
      {found ? (
        <Verdict found={found} />
      ) : (
        <button type="button" class="button" aria-busy={working} onClick={() => void verify()}>
          {working ? t.verifying : t.verify}
        </button>
      )}
    </section>
  );
}

function Verdict({ found }: { found: Found }) {
  const t = texts.value.table;
  const wrong = found.wrong_draw;
  const signs = { right: '✓', wrong: '✕', unverifiable: '?' };
  return (
    <div class={`stack fairness__verdict fairness__verdict--${found.verdict}`}>
      <p class="fairness__head" tabIndex={-1} data-focus>
        <span class="verdict__sign middle" aria-hidden="true">
          {signs[found.verdict]}
        </span>
        {t[found.verdict]}
      </p>
      {found.verdict === 'right' ? <p>{t.rightHelp}</p> : null}
      {found.own ? <p>{t.ownShare[found.own]}</p> : null}
      {found.reason ? (
        <p>
          {say(found.reason)}
          {found.line > 0 ? ` (${t.line({ line: found.line })})` : ''}
        </p>
      ) : null}
      {wrong ? <p>{t.drawSaid({ said: wrong.said, given: wrong.given, line: wrong.line })}</p> : null}
      <dl class="fairness__facts number">
        <Fact name={t.commitment} text={found.commitment} />
        <Fact name={t.shares} text={found.shares?.map(shareText).join('\n')} />
        <Fact name={t.secret} text={found.secret} />
        <Fact name={t.draws} text={drawsText(found.draws)} />
      </dl>
    </div>
  );
}

function Fact({ name, text }: { name: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </>
  );
}
