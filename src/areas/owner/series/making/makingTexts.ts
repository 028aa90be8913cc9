import type { Day } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import type { SeriesRequest } from '#domain/series/request.ts';

export const MAKING = {
  loading: 'Carregando quadras…',
  documentTitle: 'Novo mensalista · Quadra Livre',
  title: 'Novo mensalista',
  lead: 'Combine uma vez; cada semana vira uma reserva na agenda. Quem tem conta recebe um convite e aceita em até 72 horas; os horários já ficam guardados.',
  back: 'Mensalistas',
  failedToOpen: 'Não foi possível carregar as quadras.',
  failedToRead: 'Não foi possível carregar o pedido.',
  failedToReadReservation: 'Não foi possível carregar a reserva.',
  answered: 'Este pedido já teve resposta',
  answeredHint: 'Ou o jogador retirou o pedido. Ainda dá para combinar um mensalista sem ele.',
  who: 'Para quem',
  when: 'Quando e onde',
  howMuch: 'Quanto',
  court: 'Quadra',
  weekday: 'Dia da semana',
  startHour: 'Começa às',
  chooseHour: 'Escolha o horário',
  hours: 'Quantas horas',
  sport: 'Esporte',
  from: 'A partir de',
  fromPlaceholder: 'Escolha o primeiro dia',
  until: 'Até (opcional)',
  untilPlaceholder: 'Sem fim',
  clearUntil: 'Sem fim',
  price: 'Preço por semana',
  check: 'Conferir semanas',
  checking: 'Conferindo as semanas de um ano…',
  stop: 'Cancelar',
  nobody: 'Informe quem é o mensalista.',
  noWeekday: 'Escolha o dia da semana.',
  noHour: 'Escolha o horário.',
  noFrom: 'Escolha o primeiro dia.',
  noPrice: 'Informe o preço de uma semana.',
  failed: 'Não foi possível conferir as semanas.',
} as const;

export const DECIDE = {
  title: 'Confira as semanas',
  edit: 'Mudar o combinado',
  list: 'Semanas para conferir',
  what: 'O que fazer',
  choose: 'Escolha…',
  asUsual: 'Joga normalmente',
  skip: 'Pular esta semana',
  save: 'Combinar mensalista',
  saving: 'Combinando…',
  stop: 'Parar de esperar',
  failed: 'Não foi possível combinar o mensalista.',
  failedHint: 'Nada se perdeu: tente de novo. Repetir não combina duas vezes.',
  changed: 'Os horários mudaram enquanto você olhava.',
} as const;

export const MADE = {
  title: 'Mensalista combinado',
  hint: 'As próximas semanas já estão na agenda; as outras entram sozinhas, e o horário fica guardado.',
  list: 'Ver mensalistas',
} as const;

/** `Pedido de Ana Souza` */
export function requestTitle({ player }: SeriesRequest): string {
  return `Pedido de ${player.name}`;
}

/** `Qualquer quadra. “Somos quatro.”` */
export function requestText({ court, note }: SeriesRequest): string {
  return [`${court?.name ?? 'Qualquer quadra'}.`, ...(note === undefined ? [] : [`“${note}”`])].join(' ');
}

/** `Em branco: R$ 160,00, o preço dos horários.` */
export function priceHint(usual: string | undefined): string {
  return usual === undefined ? 'O que foi combinado por semana.' : `Em branco: ${usual}, o preço dos horários.`;
}

/** `52 semanas conferidas: 49 livres, 3 para decidir.` */
export function checkedText(weeks: number, inConflict: number): string {
  const all = weeks === 1 ? '1 semana conferida' : `${weeks} semanas conferidas`;
  if (inConflict === 0) return `${all}: todas livres.`;
  return `${all}: ${weeks - inConflict} ${weeks - inConflict === 1 ? 'livre' : 'livres'}, ${inConflict} sem o horário.`;
}

/** `Falta decidir 1 semana.` */
export function leftText(left: number): string {
  if (left === 0) return 'Tudo decidido.';
  return left === 1 ? 'Falta decidir 1 semana.' : `Falta decidir ${left} semanas.`;
}

export function skipRestText(left: number): string {
  return left === 1 ? 'Pular a semana que falta' : `Pular as ${left} semanas que faltam`;
}

/** What another preview changed; choices that still apply are kept. */
export function changeText({ came, went }: { readonly came: readonly Day[]; readonly went: readonly Day[] }): string {
  const texts = [
    ...(came.length > 0 ? [`Sem o horário agora: ${came.map(formatDay).join(', ')}.`] : []),
    ...(went.length > 0 ? [`Livre de novo: ${went.map(formatDay).join(', ')}.`] : []),
  ];
  return [...texts, 'O que você já decidiu e ainda vale foi mantido.'].join(' ');
}
