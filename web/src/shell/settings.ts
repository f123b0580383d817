import { computed, effect, signal, type Signal } from '@preact/signals';
import { language, languages, type Language } from '../texts/texts';
import { keepTogether, kept } from './stored-signals';

export const themes = ['system', 'light', 'dark', 'contrast'] as const;
export type ThemeChoice = (typeof themes)[number];
export const motions = ['system', 'none'] as const;
export type MotionChoice = (typeof motions)[number];
/** Colours of players: names, since the wire carries names. */
export const colours = ['teal', 'plum', 'amber', 'indigo', 'rose', 'moss'] as const;
export type PlayerColour = (typeof colours)[number];

/** The key in the store of the browser; public/first.js reads the same one before the first paint. */
export const settingsKey = 'twenties.settings';

export function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0] ?? '';
    if (Object.hasOwn(languages, code)) return code;
  }
  return 'en';
}

/** What a person has chosen, kept on this device. */
export const settings = {
  language,
  theme: signal<ThemeChoice>('system'),
  motion: signal<MotionChoice>('system'),
  sound: signal(true),
  /** Ask before each move. */
  confirm: signal(false),
  hints: signal(true),
  notifications: signal(false),
  name: signal(''),
  colour: signal<PlayerColour>('teal'),
  /** The level of the bot that was chosen last. */
  level: signal('steady'),
};

const oneOf = (choices: readonly string[]) => (value: unknown) =>
  typeof value === 'string' && choices.includes(value);
const isBoolean = (value: unknown) => typeof value === 'boolean';
const isShort = (value: unknown) => typeof value === 'string' && value.length <= 40;

const query = (text: string) => (typeof matchMedia === 'function' ? matchMedia(text) : undefined);
function follows(text: string): Signal<boolean> {
  const media = query(text);
  const now = signal(media?.matches ?? false);
  media?.addEventListener('change', (event) => (now.value = event.matches));
  return now;
}

const prefersDark = follows('(prefers-color-scheme: dark)');
const prefersContrast = follows('(prefers-contrast: more)');
const prefersStill = follows('(prefers-reduced-motion: reduce)');

/** The theme that is shown, with `system` resolved. */
export const theme = computed(() => {
  if (settings.theme.value !== 'system') return settings.theme.value;
  if (prefersContrast.value) return 'contrast';
  return prefersDark.value ? 'dark' : 'light';
});

/** Whether nothing should move. */
export const still = computed(() => settings.motion.value === 'none' || prefersStill.value);

/** Reads what is kept and applies it to the page from now on. */
export function beginSettings(): void {
  settings.language.value = languageOf(navigator.languages);
  keepTogether(settingsKey, {
    language: kept(settings.language, oneOf(Object.keys(languages))),
    theme: kept(settings.theme, oneOf(themes)),
    motion: kept(settings.motion, oneOf(motions)),
    sound: kept(settings.sound, isBoolean),
    confirm: kept(settings.confirm, isBoolean),
    hints: kept(settings.hints, isBoolean),
    notifications: kept(settings.notifications, isBoolean),
    name: kept(settings.name, isShort),
    colour: kept(settings.colour, oneOf(colours)),
    level: kept(settings.level, isShort),
  });
  effect(() => {
    const root = document.documentElement;
    root.lang = settings.language.value;
    root.dataset['theme'] = theme.value;
    root.dataset['motion'] = still.value ? 'none' : 'full';
    const paper = { light: '#f5efe3', dark: '#171a19', contrast: '#000000' }[theme.value];
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', paper);
  });
}
