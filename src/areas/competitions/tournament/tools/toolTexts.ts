export const TOOLS = {
  search: { label: 'Buscar dupla ou jogador', placeholder: 'Dupla ou jogador' },
  toPlay: 'Só as que faltam',
  jump: 'Ir para o grupo',
  jumpTitle: 'Grupos',
  close: 'Fechar',
  unfold: 'Abrir todos',
  fold: 'Fechar todos',
  print: 'Imprimir',
  sheet: 'Planilha',
  none: 'Nada encontrado',
  noneHint: 'Confira o nome, ou veja tudo de novo.',
  all: 'Ver tudo',
} as const;

/** `3 de 102 partidas` */
export function foundText(found: number, all: number): string {
  return `${found} de ${all} ${all === 1 ? 'partida' : 'partidas'}`;
}

/** `2 de 17 grupos` */
export function foundGroupsText(found: number, all: number): string {
  return `${found} de ${all} ${all === 1 ? 'grupo' : 'grupos'}`;
}

/** `4 de 6 jogadas` */
export function playedText(played: number, all: number): string {
  return `${played} de ${all} ${all === 1 ? 'jogada' : 'jogadas'}`;
}
