import { Schema } from 'effect';
import { fromIsoDay } from '../values/days/day.ts';
import { formatDay, monthName } from '../values/days/formatDay.ts';
import { fromIsoMonth } from '../values/days/month.ts';
import { formatReais } from '../values/money.ts';
import { eventPath, myBillsPath, reservationPath, tournamentPath } from '../navigation/paths.ts';
import { ROUTES } from '../navigation/routes.ts';
import { Id } from '../values/id.ts';
import { BILL_WORDS } from './billWords.ts';
import {
  ArenaFacts,
  AT_ARENA,
  BOOKED,
  bookedText,
  CategoryFacts,
  categoryText,
  EventFacts,
  EXAMPLE_ID,
  kind,
  OF_CATEGORY,
  OF_EVENT,
  ReservationFacts,
} from './kind.ts';

const Pix = {
  /** What is to be paid, in centavos. */
  value: Schema.Int,
  /** Until when, as `21/11/2026 às 15:04`. */
  until: Schema.String,
};
const PixFacts = Schema.Struct({ ...ReservationFacts.fields, ...Pix });
const CartPixFacts = Schema.Struct({ ...EventFacts.fields, ...Pix });
/** `month`: `2026-03`. */
const BillPixFacts = Schema.Struct({ ...ArenaFacts.fields, month: Schema.String, ...Pix });

const CreditFacts = Schema.Struct({
  ...ArenaFacts.fields,
  /** What is left of it, in centavos. */
  value: Schema.Int,
  /** Its last day: `2026-03-12`. */
  until: Schema.String,
});

/** A bill that is owed. */
export const BillFacts = Schema.Struct({
  /** The arena's name. */
  arena: Schema.String,
  /** `2026-03` */
  month: Schema.String,
  /** What is owed, in centavos. */
  left: Schema.Int,
  /** `2026-03-10` */
  due: Schema.String,
  /** The day on which the hours are free unless it is paid, where the arena has chosen that. */
  ends: Schema.optionalKey(Schema.String),
});

/** A match that somebody plays next. */
export const NextMatchFacts = Schema.Struct({
  ...CategoryFacts.fields,
  /** The category's id, and what else leads to its page. */
  tournament: Id,
  organizer: Id,
  isForTeams: Schema.Boolean,
  /** The side that they meet; its players' names are read when the notice is. */
  opponents: Id,
  /** `Grupo A`, or the stage: `Semifinal`. */
  round: Schema.String,
});

const toOwn = ({ reservation }: ReservationFacts): string => reservationPath(reservation);

/** What people are reminded of. Each is looked at once more before its letter: of what is no longer so there is none. */
export const REMINDER_KINDS = {
  reservationTomorrow: kind({
    to: 'Quem joga amanhã',
    mailed: 'reminders',
    facts: ReservationFacts,
    title: () => 'Você joga amanhã',
    line: (facts) => `${bookedText(facts)}.`,
    path: toOwn,
    example: BOOKED,
  }),
  reservationSoon: kind({
    to: 'Quem joga daqui a duas horas ou menos',
    mailed: 'reminders',
    facts: ReservationFacts,
    title: () => 'Você joga daqui a pouco',
    line: (facts) => `${bookedText(facts)}.`,
    path: toOwn,
    example: BOOKED,
  }),
  pixEnding: kind({
    to: 'Quem ainda não pagou um PIX que vence em dez minutos ou menos',
    mailed: 'payments',
    facts: PixFacts,
    title: () => 'O seu PIX está para vencer',
    line: (facts) =>
      `${bookedText(facts)}: pague ${formatReais(facts.value)} até ${facts.until}, ou o horário fica livre para outra pessoa.`,
    path: toOwn,
    example: { ...BOOKED, value: 161_00, until: '05/03/2026 às 15:04' },
  }),
  cartPixEnding: kind({
    to: 'Quem ainda não pagou o PIX de inscrições que vence em dez minutos ou menos',
    mailed: 'payments',
    facts: CartPixFacts,
    title: () => 'O PIX da inscrição está para vencer',
    line: ({ event, value, until }) =>
      `${event}: pague ${formatReais(value)} até ${until}. Depois disso, gere outro enquanto houver inscrições abertas.`,
    path: ({ eventId }) => eventPath(eventId),
    example: { ...OF_EVENT, value: 80_00, until: '05/03/2026 às 15:04' },
  }),
  billPixEnding: kind({
    to: 'O mensalista que ainda não pagou o PIX de uma mensalidade que vence em dez minutos ou menos',
    mailed: 'payments',
    facts: BillPixFacts,
    title: () => 'O PIX da mensalidade está para vencer',
    line: ({ arena, month, value, until }) =>
      `${arena}, mensalidade de ${monthName(fromIsoMonth(month))}: pague ${formatReais(value)} até ${until}. Depois disso, gere outro.`,
    path: ({ month }) => myBillsPath(month),
    example: { ...AT_ARENA, month: '2026-03', value: 480_00, until: '05/03/2026 às 15:04' },
  }),
  creditEnding: kind({
    to: 'Quem tem em uma arena um crédito que acaba em uma semana ou menos',
    mailed: 'reminders',
    facts: CreditFacts,
    title: () => 'O seu crédito está para acabar',
    line: ({ arena, value, until }) =>
      `${arena}: ${formatReais(value)}, até ${formatDay(fromIsoDay(until))}. Usar uma parte já renova o prazo.`,
    path: () => ROUTES.myVouchers.path,
    example: { ...AT_ARENA, value: 60_00, until: '2026-03-12' },
  }),
  billDue: kind({
    to: 'O mensalista cuja mensalidade vence em três dias',
    mailed: 'payments',
    facts: BillFacts,
    ...BILL_WORDS.billDue,
    path: ({ month }) => myBillsPath(month),
    example: { ...AT_ARENA, month: '2026-03', left: 48_000, due: '2026-03-10' },
  }),
  billDueToday: kind({
    to: 'O mensalista cuja mensalidade vence hoje',
    mailed: 'payments',
    facts: BillFacts,
    ...BILL_WORDS.billDueToday,
    path: ({ month }) => myBillsPath(month),
    example: { ...AT_ARENA, month: '2026-03', left: 48_000, due: '2026-03-10' },
  }),
  billLate: kind({
    to: 'O mensalista que não pagou a mensalidade no prazo',
    mailed: 'payments',
    facts: BillFacts,
    ...BILL_WORDS.billLate,
    path: ({ month }) => myBillsPath(month),
    example: { ...AT_ARENA, month: '2026-03', left: 48_000, due: '2026-03-10', ends: '2026-03-26' },
  }),
  nextMatch: kind({
    to: 'Quem joga uma partida que é a próxima da sua dupla, um minuto depois do placar que a decidiu',
    mailed: 'events',
    // There are several a day, and who is on the sand reads no mail.
    hasNoLetter: true,
    facts: NextMatchFacts,
    title: () => 'Seu próximo jogo',
    line: (facts, who) => `Contra ${who}: ${facts.round}, ${categoryText(facts)}.`,
    path: ({ eventId, tournament: id, organizer: organizerId, category: name, isForTeams }) =>
      `${tournamentPath({ eventId, id, organizerId, name, isForTeams })}?tab=matches`,
    example: {
      ...OF_CATEGORY,
      tournament: EXAMPLE_ID,
      organizer: EXAMPLE_ID,
      isForTeams: false,
      opponents: EXAMPLE_ID,
      round: 'Grupo A',
    },
  }),
};

export type ReminderKind = keyof typeof REMINDER_KINDS;
/** Of a reservation: of its game, or of its PIX. */
export type ReservationReminder = Extract<ReminderKind, 'reservationTomorrow' | 'reservationSoon' | 'pixEnding'>;

export function isReminder(kind: string): kind is ReminderKind {
  return Object.hasOwn(REMINDER_KINDS, kind);
}

/** The hours of the day before in which players are reminded, by the arena's clock: from the first to the end of the last. */
export const EVE_HOURS = { first: 10, last: 20 } as const;
/** How long before its first hour a game is soon. */
export const SOON_HOURS = 2;
/** Nobody is told of a game that is soon before this hour, by the arena's clock. */
export const FIRST_SOON_HOUR = 7;
/** How long before its end a PIX is about to end. */
export const PIX_MINUTES = 10;
/** How many days before its last one a credit is about to end. */
export const CREDIT_DAYS = 7;
/** The hours in which people are told of bills and of credit, by the arena's clock: from the first to the end of the last. */
export const TOLD_HOURS = { first: 8, last: 21 } as const;

/** Whether they are told of them in an hour of the day. */
export function isToldAt(hour: number): boolean {
  return hour >= TOLD_HOURS.first && hour <= TOLD_HOURS.last;
}
