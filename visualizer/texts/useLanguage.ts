import { useLocalStorage } from '@mantine/hooks';
import { en } from './en.ts';
import { pt } from './pt.ts';

/** The languages of the visualizer; each chart's own descriptions stay as they are written. */
export const LANGUAGES = { pt, en } as const;

export type Language = keyof typeof LANGUAGES;

/** The reader's language, remembered by the browser, and its setter. */
export function useLanguage() {
  return useLocalStorage<Language>({
    key: 'fluxos.idioma',
    defaultValue: 'pt',
    getInitialValueInEffect: false,
    serialize: (language) => language,
    deserialize: (kept) => (kept === 'en' ? 'en' : 'pt'),
  });
}
