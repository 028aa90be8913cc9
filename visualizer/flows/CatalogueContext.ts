import { createContext, use } from 'react';
import type { CatalogueEntry } from './catalogue.ts';

/** The charts that the visualizer was handed, for every mode. */
export const Catalogue = createContext<readonly CatalogueEntry[]>([]);

export function useCatalogue(): readonly CatalogueEntry[] {
  return use(Catalogue);
}
