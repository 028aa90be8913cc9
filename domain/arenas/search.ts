/** Lower case without accents, so that `sao` finds `São`. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** True when every word of the search stands in the arena's name, district or city, in any order. */
export function matchesSearch(
  arena: { readonly name: string; readonly address: { readonly city: string; readonly district?: string } },
  search: string,
): boolean {
  const text = fold(`${arena.name} ${arena.address.district ?? ''} ${arena.address.city}`);
  return fold(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
