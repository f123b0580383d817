import './invite.css';
import { useId } from 'preact/hooks';
import { toast } from '../../look/toast';
import { texts } from '../../texts/texts';
import { lazyPart } from '../lazy-part';
import { copyText, mayShare, shareLink } from '../replay/sharing';

const Qr = lazyPart(() => import('./qr'));

export interface InviteProps {
  path: string;
  title: string;
}

/** The link of a table, to copy, to send, or to be read by another phone. */
export default function Invite({ path, title }: InviteProps) {
  const t = texts.value.table;
  const id = useId();
  const link = new URL(path, location.href).href;
  const copy = () => void copyText(link).then(() => toast(t.copied));
  return (
    <section class="invite">
      <div class="invite__code">
        <Qr text={link} />
      </div>
      <div class="invite__words rows">
        <label class="field-label" for={id}>
          {t.invite}
        </label>
        <p class="soft">{t.inviteHelp}</p>
        <input
          id={id}
          class="input"
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div class="button-row">
          <button type="button" class="button button-main" onClick={copy}>
            {t.copyLink}
          </button>
          {mayShare() ? (
            <button type="button" class="button" onClick={() => void shareLink(title, link)}>
              {t.shareLink}
            </button>
          ) : null}
        </div>
      </div>
    </section>
  );
}
