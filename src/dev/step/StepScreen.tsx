import type { CatalogueEntry } from '../flows/catalogue.ts';

/** One chart walked by hand: what may happen now, what happened, and what it made of the context. */
export function StepScreen({ entry }: { readonly entry: CatalogueEntry }) {
  return <main>{entry.id}</main>;
}
