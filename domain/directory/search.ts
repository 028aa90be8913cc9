import { fold } from '../values/text/names.ts';

/** The text by which the directory's search finds an arena. */
export function searchKeyOf(arena: {
  readonly name: string;
  readonly district?: string | null;
  readonly city: string;
}): string {
  const { name, district, city } = arena;
  return fold(district ? `${name} ${district} ${city}` : `${name} ${city}`);
}

/** True when every word of the search occurs in the arena's name, district or city, in any order. */
export function matchesSearch(
  arena: { readonly name: string; readonly address: { readonly city: string; readonly district?: string } },
  search: string,
): boolean {
  const text = searchKeyOf({ ...arena.address, name: arena.name });
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
