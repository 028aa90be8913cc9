import { createContext, use } from 'react';
import { type Dictionary, pt } from './pt.ts';

/** The texts in the reader's language. */
export const Texts = createContext<Dictionary>(pt);

export function useTexts(): Dictionary {
  return use(Texts);
}
