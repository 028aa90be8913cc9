import { hourLabel, spansOf } from '#domain/values/days/hours.ts';
import { REASON_NAMES } from '#domain/hours/closureReason.ts';
import type { Rebooking, RebookingOption } from '#domain/closures/rebooking.ts';
import type { Day } from '#domain/values/days/day.ts';
import { spokenDay } from '#domain/values/days/formatDay.ts';
import { formatReais } from '#domain/values/money.ts';
import type { RebookingWish } from '../../../../../machines/booking/rebooking.ts';
import { momentText } from '../ticket/ticketTexts.ts';

export const REBOOKING = {
  documentTitle: 'Escolher outro horário · Quadra Livre',
  title: 'Escolher outro horário',
  loading: 'Carregando os horários livres…',
  failed: 'Não foi possível carregar o que você pode escolher.',
  unknown: 'Nada a escolher por enquanto',
  unknownHint:
    'Depois de fechar as quadras, a arena tem um minuto para desfazer. Se ele já passou, a escolha desta reserva não é sua ou não existe.',
  again: 'Tentar novamente',
  toList: 'Ver minhas reservas',

  day: 'Dia',
  hours: 'Horários livres',
  loadingHours: 'Carregando horários…',
  hoursFailed: 'Não foi possível carregar os horários deste dia.',
  none: 'Neste dia não há horário livre pelo preço que você pagou.',
  noneLeft: 'Veja outros dias, ou escolha abaixo o que fazer com o valor.',
  samePrice: 'Você não paga nada a mais.',

  otherwise: 'Prefere não jogar outro dia?',
  credit: 'Ficar com crédito',
  refund: 'Receber o PIX de volta',
  refundAtDesk: 'Para receber o valor de volta, fale com a arena: foi lá que ele foi pago.',

  dismiss: 'Voltar',

  moved: 'Reserva remarcada',
  credited: 'Crédito na arena',
  refunded: 'Devolução a caminho',
  withdrawn: 'A sua reserva vale de novo',
  withdrawnHint: 'A arena desfez o cancelamento. Não há nada a escolher.',
  see: 'Ver a reserva',
  reserve: 'Fazer nova reserva',
} as const;

/** `Chuva: Arena Gonzaga cancelou sábado, 28 de novembro, 18:00 às 20:00.` */
export function whatText({ reason, arena, date, hours }: Rebooking): string {
  return `${REASON_NAMES[reason]}: ${arena.name} cancelou ${whenText(date, hours)}.`;
}

/** `R$ 161,00 pagos esperam a sua escolha até 30/11/26, 18:04. Depois disso viram crédito na arena.` */
export function termText({ paid, byPix, until, zone }: Rebooking): string {
  const then = byPix ? 'voltam pelo PIX' : 'viram crédito na arena';
  return `${formatReais(paid)} pagos esperam a sua escolha até ${momentText(until, zone)}. Depois disso ${then}.`;
}

function whenText(day: Day, hours: readonly number[]): string {
  return `${spokenDay(day)}, ${spansOf(hours).join(' e ')}`;
}

/** From when to when it would be played; hours that lie apart stay apart. */
export function spanAt(option: RebookingOption, hours: readonly number[]): { from: string; to: string } {
  const [first = 0, last = first] = [hours[0], hours.at(-1)];
  return { from: hourLabel(option.startHour), to: hourLabel(option.startHour + last - first + 1) };
}

export const WISH_TITLES: Readonly<Record<RebookingWish['choice'], string>> = {
  move: 'Remarcar a reserva?',
  credit: 'Ficar com crédito?',
  refund: 'Receber o PIX de volta?',
};

export const WISH_CONFIRMS: Readonly<Record<RebookingWish['choice'], string>> = {
  move: 'Remarcar',
  credit: 'Ficar com crédito',
  refund: 'Receber de volta',
};

/** What a choice comes to, before it is made. */
export function wishText(wish: RebookingWish, rebooking: Rebooking): string {
  const { arena, hours, paid, byPix } = rebooking;
  if (wish.choice === 'credit')
    return `${formatReais(paid)} viram crédito seu em ${arena.name}, para outra reserva lá.`;
  if (wish.choice === 'refund') return `${formatReais(paid)} voltam para a conta de onde o PIX saiu.`;
  const { day, option } = wish;
  const [first = 0] = hours;
  const when = whenText(
    day,
    hours.map((hour) => hour - first + option.startHour),
  );
  const left = paid - option.price;
  const change = !byPix && left > 0 ? ` A diferença de ${formatReais(left)} fica como crédito seu na arena.` : '';
  return `${when}, ${option.court.name}. ${REBOOKING.samePrice}${change}`;
}

/** What became of it. */
export function endText({ state, date, hours, paid, arena }: Rebooking): string {
  if (state === 'moved') return `Agora é ${whenText(date, hours)}, em ${arena.name}.`;
  if (state === 'credited') return `${formatReais(paid)} são crédito seu em ${arena.name}.`;
  if (state === 'refunded') return `${formatReais(paid)} voltam para a conta de onde o PIX saiu.`;
  return REBOOKING.withdrawnHint;
}

/** The options by court, in the order in which the first of each comes. */
export function byCourt(options: readonly RebookingOption[]) {
  const courts = [...new Map(options.map(({ court }) => [court.id, court])).values()];
  return courts.map((court) => ({ court, options: options.filter((option) => option.court.id === court.id) }));
}
