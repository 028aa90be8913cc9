export const HOME = {
  documentTitle: 'Quadra Livre: reserve quadras de areia',
  title: 'Sua quadra de areia, livre agora',
  lead: 'Beach tennis, futevôlei e vôlei de praia: escolha a arena e pague por PIX.',
  freeNow: 'Ver quadras livres agora',
  listTitle: 'Arenas',
  loading: 'Carregando arenas…',
  none: 'Nenhuma arena encontrada...',
  noneMatches: 'Tente outro nome, bairro ou cidade.',
  noneYet: 'As primeiras arenas chegam em breve. Volte logo!',
  failed: 'Não foi possível carregar as arenas',
  again: 'Tentar novamente',
} as const;

/** `1 arena`, `12 arenas`; of a search, `1 arena encontrada`. */
export function countText(count: number, searching: boolean): string {
  if (count === 0) return HOME.none;
  const arenas = count === 1 ? '1 arena' : `${count} arenas`;
  if (!searching) return arenas;
  return count === 1 ? `${arenas} encontrada` : `${arenas} encontradas`;
}
