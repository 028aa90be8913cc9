import { type AgendaDay, isPayable } from '#domain/agenda/agenda.ts';
import { accountOf, fateOf } from '#domain/agenda/received.ts';
import { billMark } from '#domain/booking/inBill.ts';
import { noteOf } from '#domain/booking/note.ts';
import { REASON_NAMES } from '#domain/hours/closureReason.ts';
import { hourLabel, spansOf } from '#domain/values/days/hours.ts';
import { isLive, type Reservation, type ReservationStatus } from '#domain/booking/reservation.ts';
import { formatReais } from '#domain/values/money.ts';
import { whoOf } from '../../desk/index.ts';
import { AGENDA_TEXTS, CARD_NEWS } from '../agendaTexts.ts';

/**
 * The day as the grid renders it. It holds plain data only, so that react-query keeps the identity of every part that is
 * equal after the next reading (DayReading), and only changed cells render again.
 */
export interface DayGrid {
  readonly hours: readonly number[];
  readonly courts: readonly Column[];
}

export interface Column {
  readonly id: string;
  readonly name: string;
  /** One per hour. */
  readonly cells: readonly Cell[];
}

/** A cell is `covered` by a card of several hours that starts in a row above. */
export type Cell =
  | { readonly kind: 'card'; readonly rows: number; readonly card: Card }
  | { readonly kind: 'covered' }
  | { readonly kind: 'free'; readonly over: readonly Over[] }
  | ({ readonly kind: 'closed'; readonly over: readonly Over[] } & Shut);

/** Why an hour is closed: the reason of a closure with its id, or that the arena does not offer it. */
interface Shut {
  readonly word: string;
  /** Empty where no closure has it. */
  readonly closure: string;
}

/** Consecutive hours of one live reservation on one court. */
export interface Card {
  readonly id: string;
  readonly who: string;
  readonly hours: string;
  readonly status: ReservationStatus;
  readonly sum: string;
  /** The amount left to pay, or the payment's problem; empty when there is no problem and nothing or everything is unpaid. */
  readonly left: string;
  /** The card's number among the cards of its reservation, such as 1 of 2; empty when there is only one card. */
  readonly part: string;
  readonly isNoShow: boolean;
  /** That it is a mensalista's; empty when it is nobody's of every week. */
  readonly weekly: string;
  /** What the desk wrote about it; empty when it wrote nothing. */
  readonly note: string;
  readonly isPayable: boolean;
  readonly isLocal: boolean;
}

/** A reservation that no longer holds the hour. */
export interface Over {
  readonly id: string;
  readonly who: string;
  readonly status: ReservationStatus;
  /** What the arena kept of the money received for it; empty when it kept nothing. */
  readonly kept: string;
}

/** Places the reservations in the cells; in each cell a live reservation takes precedence over those that are over. */
export function toDayGrid({ reservations, courts, hours, closed, closures, rights, offers }: AgendaDay): DayGrid {
  const rowOf = new Map(hours.map((hour, row) => [hour, row]));
  const closedAt = new Map([
    ...closed.flatMap((each) => shutAt(each, { word: AGENDA_TEXTS.closed, closure: '' })),
    ...rights.flatMap(({ court, startHour, who }) =>
      shutAt({ court, startHours: [startHour] }, { word: AGENDA_TEXTS.weekly(who), closure: '' }),
    ),
    ...offers.flatMap(({ court, startHour, who, until }) =>
      shutAt({ court, startHours: [startHour] }, { word: AGENDA_TEXTS.offered(who, until), closure: '' }),
    ),
    ...closures.flatMap(({ id, reason, hours: each }) =>
      each.flatMap((court) => shutAt(court, { word: REASON_NAMES[reason], closure: id })),
    ),
  ]);
  const columns = new Map(
    courts.map(({ id }) => [id, hours.map((hour): Draft => ({ shut: closedAt.get(keyOf(id, hour)), over: [] }))]),
  );
  const reais = priceTags();
  for (const reservation of reservations) {
    const blocks = blocksOf(reservation);
    for (const [index, { court, from, to }] of blocks.entries()) {
      const [column, row] = [columns.get(court), rowOf.get(from)];
      if (!column || row === undefined) continue;
      const cells = column.slice(row, row + to - from);
      if (!isLive(reservation)) {
        for (const cell of cells) cell.over.push(overOf(reservation, reais));
        continue;
      }
      const [first, ...others] = cells;
      const part = blocks.length > 1 ? AGENDA_TEXTS.part(index + 1, blocks.length) : '';
      if (first)
        first.card = { rows: cells.length, card: { ...cardOf(reservation, reais), hours: label(from, to), part } };
      for (const cell of others) cell.isCovered = true;
    }
  }
  return { hours, courts: courts.map(({ id, name }) => ({ id, name, cells: (columns.get(id) ?? []).map(toCell) })) };
}

function shutAt({ court, startHours }: AgendaDay['closed'][number], shut: Shut) {
  return startHours.map((hour) => [keyOf(court, hour), shut] as const);
}

interface Draft {
  readonly shut: Shut | undefined;
  isCovered?: boolean;
  card?: { readonly rows: number; readonly card: Card };
  readonly over: Over[];
}

function toCell({ shut, isCovered, card, over }: Draft): Cell {
  if (card) return { kind: 'card', ...card };
  if (isCovered) return { kind: 'covered' };
  return shut ? { kind: 'closed', ...shut, over } : { kind: 'free', over };
}

interface Block {
  readonly court: string;
  readonly from: number;
  /** The hour at which the block ends (exclusive). */
  to: number;
}

/** Groups a reservation's hours into blocks of consecutive hours per court, whichever sport is played. */
function blocksOf({ selectedTimeSlots }: Reservation): Block[] {
  const played = selectedTimeSlots
    .flatMap(({ court, timeSlots }) => timeSlots.map(({ startHour }) => ({ court: court.id, hour: startHour })))
    .toSorted((a, b) => a.court.localeCompare(b.court) || a.hour - b.hour);
  const blocks: Block[] = [];
  for (const { court, hour } of played) {
    const last = blocks.at(-1);
    if (last?.court === court && last.to === hour) last.to = hour + 1;
    else blocks.push({ court, from: hour, to: hour + 1 });
  }
  return blocks;
}

function cardOf(reservation: Reservation, reais: (centavos: number) => string) {
  const { id, status, totalValue, paymentMethod, moneyNews, noShowAt } = reservation;
  const { left } = accountOf(reservation);
  const isPart = left > 0 && (moneyNews === 'owed_again' || (paymentMethod === 'local' && left < totalValue));
  return {
    id,
    status,
    who: whoOf(reservation),
    sum: reais(totalValue),
    left: isPart ? AGENDA_TEXTS.left(reais(left)) : ((moneyNews && CARD_NEWS[moneyNews]) ?? ''),
    isNoShow: noShowAt !== undefined,
    weekly: billMark(reservation),
    note: noteOf(reservation).text,
    isPayable: isPayable(reservation),
    isLocal: paymentMethod === 'local',
  };
}

function overOf(reservation: Reservation, reais: (centavos: number) => string): Over {
  const { kept } = fateOf(reservation);
  const { id, status } = reservation;
  return { id, who: whoOf(reservation), status, kept: kept > 0 ? AGENDA_TEXTS.deposit(reais(kept)) : '' };
}

/** `18:00` for one hour, `18:00 às 20:00` for several. */
function label(from: number, to: number): string {
  if (to - from === 1) return hourLabel(from);
  return spansOf(Array.from({ length: to - from }, (_, index) => from + index)).join('');
}

function keyOf(court: string, hour: number): string {
  return `${court} ${hour}`;
}

/** Caches each formatted price: a day has few different prices, and `Intl` is slow. */
function priceTags(): (centavos: number) => string {
  const known = new Map<number, string>();
  return (centavos) => {
    const tag = known.get(centavos) ?? formatReais(centavos);
    known.set(centavos, tag);
    return tag;
  };
}
