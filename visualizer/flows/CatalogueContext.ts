import { createContext, use } from 'react';
import type { CatalogueEntry } from './catalogue.ts';

/** The charts that every mode of the visualizer shows. */
export const Catalogue = createContext<readonly CatalogueEntry[]>([]);

export function useCatalogue(): readonly CatalogueEntry[] {
  return use(Catalogue);
}
