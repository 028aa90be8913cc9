import type { DoubleFormat } from '#domain/events/category.ts';
import { canDraw, groupSizes } from '#domain/tournament/draw.ts';
import { GROUP_COLUMNS } from '../../events/index.ts';

export const GROUPS = {
  ...GROUP_COLUMNS,
  loading: 'Carregando grupos…',
  failed: 'Não foi possível carregar os grupos.',
  legend: 'pt: posição e pontos · sg: saldo de games · coeficiente: games vencidos entre os disputados',
  qualifiedMark: 'Classificados',
  qualifiedSoFar: 'Classificados até agora',
} as const;

/** `W.O.`, `2 W.O.`: how many matches a pair lost because it did not play. */
export function walkoversText(walkovers: number): string {
  return walkovers === 1 ? 'W.O.' : `${walkovers} W.O.`;
}

/** `0,667` */
export function coefficientText(coefficient: number): string {
  return THREE_DECIMALS.format(coefficient);
}
const THREE_DECIMALS = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 3, maximumFractionDigits: 3 });

export const DRAW = {
  ask: 'Gerar grupos',
  title: 'Gerar grupos',
  number: 'Número de grupos',
  consequence:
    'O sorteio encerra as inscrições: depois dele ninguém mais entra nesta categoria, e quem sai desiste. Enquanto ninguém jogou, dá para sortear de novo.',
  confirm: 'Gerar grupos',
  dismiss: 'Agora não',
  loading: 'Carregando inscrições…',
  failed: 'Não foi possível carregar as inscrições.',
  over: 'Os grupos já foram gerados em outra janela.',
  close: 'Ver grupos',
} as const;

export const REDRAW = {
  ask: 'Sortear de novo',
  title: 'Sortear de novo?',
  consequence:
    'Os grupos de agora são desfeitos, com as partidas que já foram geradas. Quem está inscrito é sorteado de novo; quem desistiu fica de fora.',
  confirm: 'Sortear de novo',
} as const;

const ENTRANTS: Readonly<Record<DoubleFormat, readonly [one: string, many: string]>> = {
  'pre-formed': ['dupla', 'duplas'],
  teams: ['equipe', 'equipes'],
  randomly: ['dupla', 'duplas'],
};

/** The group sizes for a number of groups: `7 duplas: 1 grupo de 4 e 1 grupo de 3` */
export function sizesText(format: DoubleFormat, entrants: number, groups: number): string {
  const [one, many] = ENTRANTS[format];
  const count = `${entrants} ${entrants === 1 ? one : many}`;
  if (!canDraw(entrants, groups)) return count;
  const sizes = groupSizes(entrants, groups);
  const kinds = [...new Set(sizes)].map((size) => {
    const same = sizes.filter((other) => other === size).length;
    return `${same} ${same === 1 ? 'grupo' : 'grupos'} de ${size}`;
  });
  return `${count}: ${LIST.format(kinds)}`;
}
const LIST = new Intl.ListFormat('pt-BR');

export const MAKE_MATCHES = {
  ask: 'Gerar partidas',
  title: 'Gerar partidas?',
  text: 'Em cada grupo todos jogam contra todos, uma vez. Confira os grupos antes: depois da primeira partida jogada, não dá mais para sortear de novo.',
  confirm: 'Gerar partidas',
  decline: 'Agora não',
} as const;
