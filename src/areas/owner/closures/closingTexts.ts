import { hourLabel, slotLabel, spansOf } from '#domain/values/days/hours.ts';
import type { ClosureImpact, ClosureScope, DayClosure } from '#domain/closures/closure.ts';
import { REASON_NAMES } from '#domain/hours/closureReason.ts';
import { type ClosureReport, REBOOKING_HOURS, type RebookingState } from '#domain/closures/rebooking.ts';
import { type Day, isSameDay } from '#domain/values/days/day.ts';
import { formatDay, shortWeekday } from '#domain/values/days/formatDay.ts';
import { formatPixValidity } from '#domain/values/days/moment.ts';
import { formatReais } from '#domain/values/money.ts';
import type { OpenDay, Period } from './openDay.ts';
import type { Part } from './reopening.ts';

export const CLOSING = {
  open: 'Fechar quadras',
  title: 'Fechar quadras',
  courts: 'Quadras',
  allCourts: 'Todas',
  period: 'Quando',
  from: 'Primeiro dia',
  until: 'Último dia',
  chooseDay: 'Escolha o dia',
  onlyThisDay: 'Só neste dia',
  clearUntil: 'Sem último dia',
  startHour: 'Das',
  endHour: 'Até',
  reason: 'Motivo',
  interrupted: 'Hora interrompida',
  interruptedHint:
    'Quem está em quadra agora também perde esta hora, com o valor inteiro dela. Sem isto, ela conta como jogada.',
  impact: 'O que isto cancela',
  measuring: 'Contando as reservas nestes horários…',
  notMeasured: 'Não foi possível contar as reservas nestes horários.',
  reservations: 'Reservas',
  people: 'Pessoas',
  received: 'Recebido',
  none: 'Nenhuma reserva nestes horários.',
  noneCancelled: 'Nenhuma reserva é cancelada.',
  allClosed: 'Estes horários já estão fechados.',
  allBegun: 'Nestes horários só há reservas que já começaram: não há nada a fechar.',
  told: 'Você tem 1 minuto para desfazer; depois, quem tem conta é avisado.',
  offer: 'Oferecer outro horário a quem pagou',
  one: 'Decidir uma por uma',
  fate: 'O que fazer com o valor recebido na arena',
  method: 'Como devolver',
  close: 'Fechar quadras',
  dismiss: 'Voltar',

  noDay: 'Escolha o primeiro dia.',
  unseen: 'Espere a contagem das reservas: nada é fechado sem você ver o que cancela.',
  decide: 'Diga o que fazer com o valor recebido.',

  reopen: 'Reabrir',
} as const;

export const CLOSED_LIST = {
  title: 'Quem tinha reserva',
  loading: 'Carregando quem tinha reserva…',
  failed: 'Não foi possível carregar quem tinha reserva.',
  tell: 'Avisar pelo WhatsApp',
} as const;

type Met = ClosureReport['reservations'][number];

/** `Ana Prado, sáb, 28/11, 18:00 às 20:00`: as the reservation is now; of one that had begun, what it lost. */
export function metText({ who, date, hours }: Pick<Met, 'who' | 'date' | 'hours'>): string {
  return `${who}, ${shortWeekday(date)}, ${formatDay(date).slice(0, 5)}, ${spansOf(hours).join(' e ')}`;
}

/** What became of it, in a few words. */
export function becameText({ isShortened = false, ...met }: Met, isTold: boolean): string {
  const news = newsText(met, isTold);
  return isShortened ? `Já tinha começado: perdeu só estas horas. ${news}` : news;
}

function newsText({ rebooking, hasAccount }: Pick<Met, 'rebooking' | 'hasAccount'>, isTold: boolean): string {
  if (!hasAccount) return 'Convidado: não recebe aviso.';
  const told = isTold ? 'Avisado.' : 'É avisado quando o minuto para desfazer acabar.';
  if (!rebooking) return told;
  const { state, paid, until } = rebooking;
  if (state === 'offered') return `${told} ${formatReais(paid)} esperam a escolha até ${formatPixValidity(until)}.`;
  return BECAME[state](formatReais(paid));
}

const BECAME: Readonly<Record<Exclude<RebookingState, 'offered'>, (paid: string) => string>> = {
  moved: () => 'Escolheu outro horário.',
  credited: (paid) => `${paid} viraram crédito.`,
  refunded: (paid) => `${paid} voltam pelo PIX.`,
  withdrawn: () => 'A reserva vale de novo.',
};

export const REOPEN = {
  title: 'Reabrir horários?',
  part: 'O que reabrir',
  confirm: 'Reabrir',
  decline: 'Manter fechado',
} as const;

export const PART_NAMES: Readonly<Record<Part, string>> = {
  hour: 'Só esta hora',
  court: 'Esta quadra',
  all: 'Tudo',
};

/** The chips of the times. */
export function periodText(period: Period, { day, today }: OpenDay): string {
  if (period === 'other') return 'Outro período';
  if (period === 'week') return '7 dias';
  return isSameDay(day, today) ? 'Hoje' : formatDay(day).slice(0, 5);
}

/** `2 quadras · qui, 05/03/2026 · 18:00 às 22:00` */
export function scopeText({ courts, from, until, startHour, endHour }: ClosureScope): string {
  const places = courts.length === 1 ? '1 quadra' : `${courts.length} quadras`;
  const days = isSameDay(from, until)
    ? `${shortWeekday(from)}, ${formatDay(from)}`
    : `${formatDay(from)} a ${formatDay(until)}`;
  return [places, days, `${hourLabel(startHour)} às ${hourLabel(endHour)}`].join(' · ');
}

/** `3 reservas, R$ 241,50: em até 72 horas o jogador escolhe outro horário, crédito ou o PIX de volta.` */
export function offerHint(offered: ClosureImpact['offerable']): string {
  const sum = offered.reduce((total, { paid }) => total + paid, 0);
  const what = offered.length === 1 ? '1 reserva' : `${offered.length} reservas`;
  return `${what}, ${formatReais(sum)}: em até ${REBOOKING_HOURS} horas o jogador escolhe outro horário, crédito ou o PIX de volta. Sem escolha, o PIX volta e o resto vira crédito.`;
}

/** `Ana Prado, sáb, 28/11, 18:00 às 20:00` and `R$ 80,50 por PIX`: one of them. */
export function offerableTexts({ who, date, hours, paid, byPix }: ClosureImpact['offerable'][number]) {
  return { label: metText({ who, date, hours }), hint: `${formatReais(paid)}${byPix ? ' por PIX' : ' na arena'}` };
}

export function guestsText(byGuests: number): string {
  return `${formatReais(byGuests)} são de convidados, que não têm conta para crédito: ficam como sinal até você falar com eles.`;
}

/** Which hours are free again: `Quadra 2, qui, 05/03/2026, 18:00 às 19:00.` */
export function partText(part: Part, { court, startHour }: { court: string; startHour: number }, day: Day): string {
  if (part === 'hour') return `${court}, ${shortWeekday(day)}, ${formatDay(day)}, ${slotLabel(startHour)}.`;
  const where = part === 'court' ? `, na ${court}, em todos os seus dias` : ', em todos os seus dias e quadras';
  return `As horas deste fechamento que ainda não passaram${where}.`;
}

/** The closure is undefined once it has left the day. */
export function reopenText(closure: DayClosure | undefined): string {
  const kept = 'Os horários voltam a ficar livres; as reservas canceladas continuam canceladas.';
  return [...(closure ? [`${REASON_NAMES[closure.reason]}.`] : []), kept].join(' ');
}
