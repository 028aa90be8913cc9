import type { DatabaseKind } from '../databases.ts';
import type { Outcome } from '../outcome.ts';
import { median, toHundredths } from '../percentiles.ts';
import { HAS_CROWD } from '../size.ts';
import { tableText } from '../table.ts';

/** Series and single bookings that wanted the same hours at once. */
interface WeekRush {
  readonly bookings: readonly number[];
  readonly series: readonly number[];
  /** Hours that more than one live reservation has, or that one has over the right of a series, counted in the tables. */
  readonly doubleBooked: number;
}

/** Hours that were freed while people waited for them and others passed by. */
interface OfferRaces {
  readonly races: number;
  /** Of everybody who tried to book. */
  readonly statuses: readonly number[];
  /** Hours that somebody else has than the first in line, or nobody, counted in the tables. */
  readonly outOfOrder: number;
}

/** What happened on one database. */
export interface WeekRun {
  readonly kind: DatabaseKind;
  /** Milliseconds of each. */
  readonly preview: readonly number[];
  readonly save: readonly number[];
  readonly close: readonly number[];
  /** The same closures undone. */
  readonly undo: readonly number[];
  /** The same rows by bare SQL. */
  readonly closeBare: readonly number[];
  readonly rush: WeekRush;
  /** The same rush without the key of the claims. */
  readonly control: WeekRush;
  readonly offers: OfferRaces;
  /** The same races where nobody has joined the queue. */
  readonly controlOffers: OfferRaces;
}

/** The figures of the first run; the promises of all. */
export function reportWeek(runs: readonly [WeekRun, ...WeekRun[]]): Outcome {
  return {
    figures: figuresOf(runs[0]),
    text: [
      tableText(
        ['', ...runs.map(({ kind }) => kind)],
        ROWS.map(([name, cell]) => [name, ...runs.map(cell)]),
      ),
      'Single bookings of the desk against series over the same hours, at once over HTTP; 201 has it, 409 is told, 503 is put off.',
      'The control takes the key of slot_claim out: without an hour sold twice this rush could not be lost.',
      'Offers: at a cancellation 200 who wait and 200 who pass by book at once, and the first in line last; in their control nobody has joined the queue.',
    ].join('\n\n'),
    broken: runs.flatMap(brokenIn),
  };
}

function figuresOf({ preview, save, close, closeBare, rush, control, offers, controlOffers }: WeekRun) {
  return {
    preview_52_weeks_ms: p50(preview),
    save_series_ms: p50(save),
    close_900_ms: p50(close),
    control_close_900_ms: p50(closeBare),
    offer_races: offers.races,
    double_booked: rush.doubleBooked,
    order_violations: offers.outOfOrder,
    control_double_booked: control.doubleBooked,
    control_order_violations: controlOffers.outOfOrder,
  };
}

const ROWS: readonly (readonly [name: string, cell: (run: WeekRun) => string | number])[] = [
  ['a preview of 52 weeks, p50 ms', ({ preview }) => p50(preview)],
  ['a series saved, p50 ms', ({ save }) => p50(save)],
  ['900 reservations closed, p50 ms', ({ close }) => p50(close)],
  ['… undone, p50 ms', ({ undo }) => p50(undo)],
  ['… undone, times the closing (aim 1.5)', ({ close, undo }) => toHundredths(median(undo) / median(close))],
  ['… the same rows by bare SQL', ({ closeBare }) => p50(closeBare)],
  ['… times as long (aim 3)', ({ close, closeBare }) => toHundredths(median(close) / median(closeBare))],
  ['single bookings: 201 / 409 / 503', ({ rush }) => countsOf(rush.bookings)],
  ['series: 201 / 409 / 503', ({ rush }) => countsOf(rush.series)],
  ['hours sold twice', ({ rush }) => rush.doubleBooked],
  ['… in the control', ({ control }) => control.doubleBooked],
  ['hours freed with 200 in line', ({ offers }) => offers.races],
  ['… bookings of them: 201 / 409 / 503', ({ offers }) => countsOf(offers.statuses)],
  ['… not the first one’s', ({ offers }) => offers.outOfOrder],
  ['… in the control', ({ controlOffers }) => controlOffers.outOfOrder],
];

function brokenIn({ kind, rush, control, offers, controlOffers }: WeekRun): string[] {
  const errors = [...rush.bookings, ...rush.series, ...offers.statuses].filter(
    (status) => !EXPECTED.includes(status),
  ).length;
  const promises: readonly (readonly [holds: boolean, otherwise: string])[] = [
    [errors === 0, `${errors} replies were neither 201, 409 nor 503`],
    [!HAS_CROWD || rush.series.includes(201), 'no series was made'],
    [!HAS_CROWD || rush.bookings.includes(201), 'no single booking was made'],
    [rush.doubleBooked === 0, `${rush.doubleBooked} hours are sold twice`],
    [!HAS_CROWD || control.doubleBooked > 0, 'the control sold no hour twice: this rush could not be lost'],
    [offers.outOfOrder === 0, `${offers.outOfOrder} freed hours are not the first one’s`],
    [
      !HAS_CROWD || controlOffers.outOfOrder > 0,
      'without a queue every hour was the first one’s: these races could not be lost',
    ],
  ];
  return promises.filter(([holds]) => !holds).map(([, otherwise]) => `${kind}: ${otherwise}`);
}

const EXPECTED = [201, 409, 503];

function countsOf(statuses: readonly number[]): string {
  return EXPECTED.map((status) => statuses.filter((one) => one === status).length).join(' / ');
}

function p50(ms: readonly number[]): number {
  return toHundredths(median(ms));
}
