import { effect } from '@preact/signals';
import { toast } from '../look/toast';
import { language, type Language, languages, loadTexts, texts } from '../texts/texts';

const others = (than: Language) => Object.keys(languages).filter((one) => one !== than);

/** Loads the language of the moment, or any that comes, and from then on whichever is chosen. */
export async function beginTexts(): Promise<void> {
  let shown = language.peek();
  await loadTexts(shown).catch(async () => {
    for (const other of others(shown)) await loadTexts(other);
  });
  effect(() => {
    const wanted = language.value;
    loadTexts(wanted).then(
      () => (shown = wanted),
      () => {
        if (language.peek() !== wanted || wanted === shown) return;
        language.value = shown;
        toast(texts.value.shell.unloaded.words);
      },
    );
  });
}
