import { texts } from '../texts/texts';
import { Link } from './router';

export function Missing() {
  const text = texts.value.shell.missing;
  return (
    <section class="page page-narrow stack">
      <h1>{text.title}</h1>
      <p>{text.words}</p>
      <Link class="button button-main" href="/">
        {text.home}
      </Link>
    </section>
  );
}
