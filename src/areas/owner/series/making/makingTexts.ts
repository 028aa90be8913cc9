import type { Day } from '#domain/values/days/day.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import type { FifthWeek, MonthAhead, SkippedWeek } from '#domain/series/monthlySum.ts';
import type { Stay } from '#domain/series/series.ts';
import type { SeriesRequest } from '#domain/series/request.ts';
import { formatReais } from '#domain/values/money.ts';

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
  agreed: 'Como cobrar',
  price: 'Preço por semana',
  sum: 'Valor por mês',
  fifthWeek: 'Mês com cinco semanas',
  skippedWeek: 'Semana pulada',
  check: 'Conferir semanas',
  checking: 'Conferindo as semanas de um ano…',
  stop: 'Cancelar',
  nobody: 'Informe quem é o mensalista.',
  noWeekday: 'Escolha o dia da semana.',
  noHour: 'Escolha o horário.',
  noFrom: 'Escolha o primeiro dia.',
  noPrice: 'Informe o preço de uma semana.',
  noSum: 'Informe o valor de um mês, acima de zero.',
  failed: 'Não foi possível conferir as semanas.',
} as const;

/** Of a series that changes, where it reads otherwise. */
export const CHANGING = {
  documentTitle: 'Mudar mensalista · Quadra Livre',
  title: 'Mudar mensalista',
  lead: 'O novo combinado vale a partir do dia escolhido. As semanas antes dele ficam como estão.',
  failedToRead: 'Não foi possível carregar o mensalista.',
  from: 'Muda a partir de',
  save: 'Mudar mensalista',
  failed: 'Não foi possível mudar o mensalista.',
  failedHint: 'Nada se perdeu: tente de novo. Repetir não muda duas vezes.',
} as const;

/** How it is paid for, by what the form keeps. */
export const AGREED_NAMES = { week: 'Por jogo', month: 'Por mês' } as const;

export const FIFTH_WEEK_NAMES: Readonly<Record<FifthWeek, string>> = {
  included: 'A quinta já está incluída',
  extra: 'A quinta é cobrada à parte',
};

export const SKIPPED_WEEK_NAMES: Readonly<Record<SkippedWeek, string>> = {
  off: 'Sai da mensalidade',
  stays: 'Não muda a mensalidade',
  credit: 'Vira crédito, se já foi paga',
};

export const MONTHS = { title: 'Próximas mensalidades' } as const;

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

export const MADE_ANEW = {
  title: 'Mensalista mudado',
  hint: 'As semanas a partir do dia escolhido já estão na agenda com o novo combinado. Quem joga fica sabendo, se tiver conta.',
} as const;

/** Why a week goes on as it is when a series changes. */
export const STAYS: Readonly<Record<Stay, string>> = {
  skipped: 'Continua pulada.',
  paid: 'Fica como está: já tem pagamento ou desconto.',
  given: 'Fica como está: foi passada para outra pessoa.',
  begun: 'Fica como está: já começou.',
  moved: 'Fica como está: foi mudada de horário ou de quadra.',
};

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

/** `R$ 100,00 por semana em um mês de quatro.` */
export function sumHint(share: string | undefined): string {
  return share === undefined ? 'O que foi combinado por mês.' : `${share} por semana, em um mês de quatro.`;
}

/** `2 de 4 semanas: 1 antes do começo, 1 pulada.`, `5 semanas: a quinta, à parte, R$ 100,00.` */
export function whyText({ weeks, ofMonth, before, after, skipped, extra }: MonthAhead, isChange: boolean): string {
  const all = weeks === ofMonth ? weeksCount(ofMonth) : `${weeks} de ${weeksCount(ofMonth)}`;
  const reasons = [
    ...(before > 0 ? [`${before} antes do começo`] : []),
    ...(after > 0 ? [`${after} depois do fim`] : []),
    ...(skipped > 0 ? [isChange ? `${skipped} fora do novo combinado` : skippedText(skipped)] : []),
    ...(extra === undefined ? [] : [`a quinta, à parte, ${formatReais(extra)}`]),
  ];
  return reasons.length === 0 ? `${all}.` : `${all}: ${reasons.join(', ')}.`;
}

function skippedText(skipped: number): string {
  return skipped === 1 ? '1 pulada' : `${skipped} puladas`;
}

function weeksCount(weeks: number): string {
  return weeks === 1 ? '1 semana' : `${weeks} semanas`;
}
