import type { ComponentChildren, RefObject } from 'preact';
import { Icon, type IconName } from '../look/icons';
import { Logo } from '../look/logo';
import { languages, texts } from '../texts/texts';
import { Link } from './router';
import type { Route } from './routes';
import { settings } from './settings';
import './frame.css';

/** Pages that are a table: the game has the room, and the thumb belongs to it. */
const tablePages: readonly Route['page'][] = ['play', 'table', 'replay', 'puzzle', 'guided'];

const places: { href: string; name: 'play' | 'tables' | 'learn' | 'puzzle' | 'settings'; icon: IconName }[] =
  [
    { href: '/', name: 'play', icon: 'play' },
    { href: '/tables', name: 'tables', icon: 'tables' },
    { href: '/learn', name: 'learn', icon: 'learn' },
    { href: '/puzzle', name: 'puzzle', icon: 'puzzle' },
    { href: '/settings', name: 'settings', icon: 'settings' },
  ];

function isHere(href: string, route: Route): boolean {
  if (href === '/') return route.page === 'home' || route.page === 'new';
  if (href === '/learn') return route.page === 'learn' || route.page === 'guided' || route.page === 'rules';
  return href === `/${route.page}`;
}

function Places({ route }: { route: Route }) {
  const text = texts.value.shell;
  return (
    <nav class="frame-places" aria-label={text.mainNavigation}>
      <ul>
        {places.map(({ href, name, icon }) => (
          <li key={href}>
            <Link href={href} aria-current={isHere(href, route) ? 'page' : undefined}>
              <Icon name={icon} />
              <span>{text.nav[name]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function LanguageSwitch() {
  return (
    <label class="frame-language">
      <span class="unseen">{texts.value.shell.language}</span>
      <select
        value={settings.language.value}
        onChange={(event) => (settings.language.value = event.currentTarget.value)}
      >
        {Object.entries(languages).map(([code, name]) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface Props {
  route: Route;
  main: RefObject<HTMLElement | null>;
  children: ComponentChildren;
}

/** What is around every page. */
export function Frame({ route, main, children }: Props) {
  const text = texts.value.shell;
  const atTable = tablePages.includes(route.page);
  return (
    <div class={atTable ? 'frame frame-table' : 'frame'} data-page={route.page}>
      <a
        class="frame-skip button button-main"
        href="#main"
        onClick={(event) => {
          // The address keeps what it carries after the sign.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {text.skip}
      </a>
      <header class="frame-header line">
        <Link class="frame-name line" href="/" aria-label={text.titles.home}>
          <Logo />
          <span>{text.name}</span>
        </Link>
        <Places route={route} />
        <LanguageSwitch />
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        {children}
      </main>
      {!atTable && (
        <footer class="frame-footer">
          <p>{text.footer.words}</p>
        </footer>
      )}
    </div>
  );
}
