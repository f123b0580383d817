import { usualGame } from '../../games';
import { Icon, type IconName } from '../../look/icons';
import { texts } from '../../texts/texts';
import { connection } from '../api';
import { Link } from '../router';
import './ways.css';

interface WayProps {
  icon: IconName;
  title: string;
  words: string;
  action: string;
  href: string;
}

function Way({ icon, title, words, action, href }: WayProps) {
  return (
    <li>
      <Link class="ways-way panel" href={href}>
        <span class="ways-icon middle">
          <Icon name={icon} />
        </span>
        <h3>{title}</h3>
        <p class="soft">{words}</p>
        <span class="ways-go">{action}</span>
      </Link>
    </li>
  );
}

/** With friends, around this device, open tables, learning. */
export function Ways() {
  const text = texts.value.shell.home;
  return (
    <section class="ways rows loose" aria-labelledby="home-ways">
      <h2 id="home-ways">{text.ways}</h2>
      <ul class="beside">
        <Way
          icon="link"
          title={text.friends}
          words={text.friendsWords}
          action={text.friendsGo}
          href={`/new/${usualGame}?for=friends`}
        />
        <Way
          icon="device"
          title={text.device}
          words={text.deviceWords}
          action={text.deviceGo}
          href={`/new/${usualGame}?for=device`}
        />
        <Way icon="tables" title={text.open} words={text.openWords} action={text.openGo} href="/tables" />
        <Way icon="learn" title={text.learn} words={text.learnWords} action={text.learnGo} href="/learn" />
      </ul>
      <p class="ways-offline soft">{connection.value === 'none' ? text.offline : ' '}</p>
    </section>
  );
}
