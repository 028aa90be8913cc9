import type { ReactNode } from 'react';
import { SchemeToggle } from '../../src/shared/look/pieces/SchemeToggle.tsx';
import classes from './BarEnd.module.css';
import { useLanguage } from './useLanguage.ts';
import { useTexts } from './useTexts.ts';

/** The end of every mode's bar: its own tools, the language, light or dark. */
export function BarEnd({ children }: { readonly children?: ReactNode }) {
  const { darkScheme, lightScheme } = useTexts();
  return (
    <span className={classes.end}>
      {children}
      <LanguageSwitch />
      <SchemeToggle words={{ dark: darkScheme, light: lightScheme }} />
    </span>
  );
}

/** Switches to the other language, in whose own words it says so. */
function LanguageSwitch() {
  const [language, setLanguage] = useLanguage();
  const other = language === 'pt' ? 'en' : 'pt';
  return (
    <button
      type="button"
      className={classes.language}
      lang={other}
      aria-label={NAMES[other]}
      title={NAMES[other]}
      onClick={() => setLanguage(other)}
    >
      {other.toUpperCase()}
    </button>
  );
}

const NAMES = { pt: 'PT: português', en: 'EN: English' } as const;
