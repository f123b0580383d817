import { useState } from 'preact/hooks';
import { Segmented } from '../look/segmented';
import { Switch } from '../look/switch';
import { languages, texts } from '../texts/texts';
import { isBotName, takeName } from './names';
import { colours, motions, settings, themes } from './settings';
import './settings-page.css';

function You() {
  const text = texts.value.shell.settings;
  return (
    <section class="panel rows loose" aria-labelledby="settings-you">
      <h2 id="settings-you">{text.you}</h2>
      <label class="field">
        <span class="field-label">{text.name}</span>
        <input
          class="input"
          type="text"
          autocomplete="nickname"
          value={settings.name.value}
          onInput={(event) => (settings.name.value = takeName(event.currentTarget))}
        />
        <span class="field-help">
          {isBotName(settings.name.value) ? texts.value.table.botName : text.nameHelp}
        </span>
      </label>
      <Segmented
        label={text.colour}
        choices={colours.map((colour) => ({
          value: colour,
          text: (
            <>
              <i class="settings-dot" data-colour={colour} />
              {text.colours[colour]}
            </>
          ),
        }))}
        value={settings.colour.value}
        choose={(colour) => (settings.colour.value = colour)}
      />
    </section>
  );
}

function Look() {
  const text = texts.value.shell.settings;
  return (
    <section class="panel rows loose" aria-labelledby="settings-look">
      <h2 id="settings-look">{text.look}</h2>
      <Segmented
        label={texts.value.shell.language}
        choices={Object.entries(languages).map(([code, name]) => ({
          value: code,
          text: <span lang={code}>{name}</span>,
        }))}
        value={settings.language.value}
        choose={(code) => (settings.language.value = code)}
      />
      <Segmented
        label={text.theme}
        choices={themes.map((theme) => ({ value: theme, text: text.themes[theme] }))}
        value={settings.theme.value}
        choose={(theme) => (settings.theme.value = theme)}
      />
      <Segmented
        label={text.motion}
        choices={motions.map((motion) => ({ value: motion, text: text.motions[motion] }))}
        value={settings.motion.value}
        choose={(motion) => (settings.motion.value = motion)}
      />
    </section>
  );
}

function Playing() {
  const text = texts.value.shell.settings;
  const [refused, setRefused] = useState(false);
  const notify = async (on: boolean) => {
    setRefused(false);
    settings.notifications.value = on;
    if (!on) return;
    const answer = 'Notification' in window ? await Notification.requestPermission() : 'denied';
    settings.notifications.value = answer === 'granted';
    setRefused(answer !== 'granted');
  };
  const plain = ['sound', 'confirm', 'hints'] as const;
  return (
    <section class="panel rows loose" aria-labelledby="settings-playing">
      <h2 id="settings-playing">{text.playing}</h2>
      <div class="rows">
        {plain.map((name) => (
          <Switch
            key={name}
            text={text[name]}
            help={text[`${name}Help`]}
            on={settings[name].value}
            change={(on) => (settings[name].value = on)}
          />
        ))}
        <Switch
          text={text.notifications}
          help={refused ? text.notificationsRefused : text.notificationsHelp}
          on={settings.notifications.value}
          change={(on) => void notify(on)}
        />
      </div>
    </section>
  );
}

export default function SettingsPage() {
  const text = texts.value.shell.settings;
  return (
    <div class="page settings-page">
      <header class="page-head rows">
        <h1>{text.title}</h1>
        <p>{text.words}</p>
      </header>
      <div class="beside">
        <You />
        <Look />
        <Playing />
      </div>
    </div>
  );
}
