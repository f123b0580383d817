import { loadTexts } from './texts';

// Tests draw at once, in both languages.
await loadTexts('en');
await loadTexts('es');
