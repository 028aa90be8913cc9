import type { Court } from '#domain/courts/court.ts';

/** The name of a court by its id; of one that another window has deleted, a word for it. */
export function courtNames(courts: readonly Court[]): (id: string) => string {
  const names = new Map(courts.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? 'quadra excluída';
}
