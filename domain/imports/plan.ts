import { splitEqually } from '../ledger/movement.ts';
import { type Alteration, effectiveSlot, isBookableHour, type Slot } from '../slots/availability.ts';
import { hourLabel } from '../values/days/hours.ts';
import { REASON_NAMES } from '../hours/closureReason.ts';
import { type Day, toIsoDay, weekdayOf } from '../values/days/day.ts';
import type { Moment } from '../values/days/moment.ts';
import { hourKey, type Occupied, type Taken, whoHas } from '../hours/occupied.ts';
import { MOST_CENTAVOS } from '../values/money.ts';
import { isOpenAt, openOn, type OpeningHours } from '../opening/opening.ts';
import { notOpenText } from '../opening/openingWeek.ts';
import { type DecidingRule, type RulesOfDay, rulesOn } from '../slots/price.ts';
import type { Answers, Uncertain } from './answers.ts';
import type { Column, ColumnChoice } from './columns.ts';
import { readDay } from './readDay.ts';
import { keyOf, type NamedCourt, readRow, type RowOrder } from './readRow.ts';
import { asRead, type FileRow, placeOf } from './rows.ts';

/** What becomes of a row. `already`: an earlier import brought it. */
export type RowOutcome = 'taken' | 'mended' | 'refused' | 'already';

interface PlannedHour {
  readonly timeSlotId: string;
  readonly hour: number;
  /** Centavos. */
  readonly price: number;
}

/** A reservation as it is to be made. */
export interface PlannedReservation extends Omit<RowOrder, 'total' | 'received'> {
  readonly key: string;
  readonly hours: readonly PlannedHour[];
  /** Centavos. */
  readonly total: number;
  /** Centavos that were paid before, at most the total. */
  readonly received: number;
}

export interface PlannedRow extends FileRow<Column> {
  readonly outcome: RowOutcome;
  /** What was mended, or why the row is refused. */
  readonly remarks: readonly string[];
  /** What an answer settles for this row, answered or not. */
  readonly uncertain?: readonly Uncertain[];
  /** Of a row that is taken, mended or not. */
  readonly reservation?: PlannedReservation;
}

/** What an arena offers from today on, and what is taken of it. */
export interface ArenaState extends Occupied {
  readonly now: Moment;
  readonly courts: readonly NamedCourt[];
  readonly slots: readonly Slot[];
  /** By `'2026-12-15'`. */
  readonly alterations: ReadonlyMap<string, readonly Alteration[]>;
  readonly rules: readonly DecidingRule[];
  readonly opening: OpeningHours | null;
  /** The keys of what was imported before, as {@link ArenaState.keep} keeps them. */
  readonly imported: ReadonlySet<string>;
  /** How a row's key is kept. */
  readonly keep: (key: string) => string;
}

/** The days that rows name, each once. */
export function daysIn(rows: readonly FileRow<Column>[], columns: ColumnChoice, today: Day, answers: Answers): Day[] {
  const days = rows.flatMap(({ cells, columns: { day } = columns }) =>
    day === undefined ? [] : [readDay(cells[day] ?? '', today, answers)],
  );
  return [...new Map(days.flatMap((read) => ('value' in read ? [[toIsoDay(read.value), read.value]] : []))).values()];
}

/**
 * Returns what tells of each row of a spreadsheet, one after the other in their order, what becomes of it. It changes nothing:
 * the import does what it says, unless the arena has changed since.
 */
export function importPlanner(
  columns: ColumnChoice,
  arena: ArenaState,
  answers: Answers = {},
): (row: FileRow<Column>) => PlannedRow {
  const planning: Planning = { arena, answers, rules: new Map(), lines: new Map(), hours: new Map() };
  return (row) => ({ ...asRead(row), ...planRow(row, row.columns ?? columns, planning) });
}

interface Planning {
  readonly arena: ArenaState;
  readonly answers: Answers;
  /** The price rules of the days that were met, which are many rows' each. */
  readonly rules: Map<string, RulesOfDay>;
  /** Where each row stands that was read, by its key, and each that takes an hour. */
  readonly lines: Map<string, string>;
  readonly hours: Map<string, string>;
}

type RowPlan = Pick<PlannedRow, 'line' | 'cells' | 'outcome' | 'remarks' | 'uncertain' | 'reservation'>;

function planRow(row: FileRow<Column>, columns: ColumnChoice, planning: Planning): RowPlan {
  const { line, cells } = row;
  const { arena, answers } = planning;
  const place = placeOf(row);
  const read = readRow(cells, columns, { courts: arena.courts, today: arena.now.day, answers });
  const uncertain = read.uncertain.length > 0 ? { uncertain: read.uncertain } : {};
  const common = { line, cells, ...uncertain };
  const refused = (...remarks: readonly string[]): RowPlan => ({ ...common, outcome: 'refused', remarks });
  if ('faults' in read) return refused(...read.faults);
  const key = arena.keep(keyOf(read.order));
  const same = planning.lines.get(key);
  if (same !== undefined) return refused(`Repetida: igual à ${same}`);
  planning.lines.set(key, place);
  if (arena.imported.has(key)) return { ...common, outcome: 'already', remarks: [] };
  const offer = offeredTo(read.order, planning);
  if ('fault' in offer) return refused(offer.fault);
  for (const { hour } of offer.hours) planning.hours.set(hourKey(read.order.day, read.order.court.id, hour), place);
  const { received } = read.order;
  if (received !== 'all' && received > offer.total) return refused('Já foi pago mais do que o valor');
  const reservation = { ...read.order, key, ...offer, received: received === 'all' ? offer.total : received };
  return { ...common, outcome: read.mends.length > 0 ? 'mended' : 'taken', remarks: read.mends, reservation };
}

type Offer = Pick<PlannedReservation, 'hours' | 'total'>;

function offeredTo(order: RowOrder, planning: Planning): Offer | { readonly fault: string } {
  const { arena } = planning;
  const iso = toIsoDay(order.day);
  const rules = planning.rules.get(iso) ?? rulesOn(order.day, arena.rules);
  planning.rules.set(iso, rules);
  const open = openOn(order.day, arena.opening);
  const changes = { alterations: arena.alterations.get(iso) ?? [], rules, open };
  const hours: PlannedHour[] = [];
  for (let hour = order.from; hour < order.until; hour += 1) {
    const slot = arena.slots.find(({ startHour }) => startHour === hour);
    if (!isBookableHour(order.day, hour, arena.now)) return { fault: 'Este horário já passou' };
    const effective = slot && effectiveSlot(slot, order.court.id, changes);
    if (slot && !effective?.isAvailable && !isOpenAt(open, hour))
      return { fault: notOpenText(weekdayOf(order.day), hour).replace(/\.$/u, '') };
    if (!slot || !effective?.isAvailable)
      return { fault: `A arena não oferece ${hourLabel(hour)} na ${order.court.name} neste dia` };
    const fault = takenBy(order, hour, planning);
    if (fault !== undefined) return { fault };
    hours.push({ timeSlotId: slot.id, hour, price: effective.price });
  }
  if (order.total === null) {
    const total = hours.reduce((sum, { price }) => sum + price, 0);
    return total > MOST_CENTAVOS ? { fault: 'O valor passa de R$ 1.000.000,00' } : { hours, total };
  }
  const prices = splitEqually(order.total, hours.length);
  return { hours: hours.map((hour, index) => ({ ...hour, price: prices[index] ?? 0 })), total: order.total };
}

function takenBy({ day, court }: RowOrder, hour: number, { arena, hours }: Planning): string | undefined {
  const taken = whoHas(arena, day, court.id, hour);
  if (taken) return takenText(hourLabel(hour), taken);
  const line = hours.get(hourKey(day, court.id, hour));
  return line === undefined ? undefined : `${hourLabel(hour)} já é da ${line}`;
}

function takenText(label: string, { kind, who, reason }: Taken): string {
  if (kind === 'closure')
    return reason === undefined ? `${label} está fechado` : `${label} está fechado: ${REASON_NAMES[reason]}`;
  if (kind === 'series') return who === undefined ? `${label} é de um mensalista` : `${label} é do mensalista ${who}`;
  return `${label} já é de ${who ?? 'outra reserva'}`;
}
