import { Schema } from 'effect';
import { Id } from '../values/id.ts';
import { GIVES, termsText } from '../arenas/cancellationPolicy.ts';
import { formatReais } from '../values/money.ts';
import { REBOOKING_HOURS } from '../closures/rebooking.ts';
import { ClosureReason, REASON_NAMES } from '../hours/closureReason.ts';
import { agendaPath, arenaPath, rebookingPath, reservationPath, reservePath } from '../navigation/paths.ts';
import { ROUTES } from '../navigation/routes.ts';
import { BOOKED, bookedText, kind, ReservationFacts, whenText } from './kind.ts';

const toOwn = ({ reservation }: ReservationFacts): string => reservationPath(reservation);
const toAgenda = ({ day, reservation }: ReservationFacts): string => agendaPath(day, reservation);

/** What becomes of the money of a reservation that the arena cancels. */
const Money = Schema.Union([
  /** A PIX that goes back by itself: a part of it, in centavos, or all. */
  Schema.Struct({ becomes: Schema.Literal('pix'), value: Schema.optionalKey(Schema.Int) }),
  /** What the desk had received, in centavos: given back, kept as credit, or kept as the deposit. `kept`: a deposit beside it. */
  Schema.Struct({
    becomes: Schema.Literals(['returned', 'credit', 'deposit']),
    value: Schema.Int,
    kept: Schema.optionalKey(Schema.Int),
  }),
  /** What waits for the player to choose another hour, in centavos, however it was paid. */
  Schema.Struct({ becomes: Schema.Literal('waits'), value: Schema.Int }),
]);
export type Money = typeof Money.Type;

const CancelledFacts = Schema.Struct({ ...ReservationFacts.fields, money: Schema.optionalKey(Money) });

function moneyText(money: Money | undefined): string {
  if (money === undefined) return '';
  if (money.becomes === 'pix') {
    const part =
      money.value === undefined ? 'O valor pago pelo PIX volta' : `${formatReais(money.value)} do PIX voltam`;
    return ` ${part} automaticamente.`;
  }
  const value = formatReais(money.value);
  if (money.becomes === 'waits') return ` ${value} pagos esperam a sua escolha por ${REBOOKING_HOURS} horas.`;
  if (money.becomes === 'credit') return ` ${value} ficam como crédito seu na arena.`;
  if (money.becomes === 'deposit') return ` A arena ficou com o sinal de ${value}.`;
  const rest = money.kept === undefined ? '' : ` e ficou com o sinal de ${formatReais(money.kept)}`;
  return ` A arena devolveu ${value}${rest}.`;
}

/** What a player's cancellation of a paid reservation came to, in centavos. */
const TermsFacts = Schema.Struct({
  ...ReservationFacts.fields,
  terms: Schema.Struct({
    paid: Schema.Int,
    returned: Schema.Int,
    bonus: Schema.Int,
    gives: Schema.Literals(GIVES),
  }),
});
const ON_TERMS = { ...BOOKED, terms: { paid: 161_00, returned: 80_50, bonus: 0, gives: 'refund' } as const };

const MovedFacts = Schema.Struct({
  ...ReservationFacts.fields,
  before: Schema.Struct({ day: Schema.String, hours: Schema.String }),
  /** The courts from now on, when they are others. */
  court: Schema.optionalKey(Schema.String),
});
const MOVED = { ...BOOKED, before: { day: '2026-03-04', hours: '18:00 às 19:00' }, court: 'Quadra 2' };

/** All that a closure takes from one person. */
const ClosedFacts = Schema.Struct({
  arenaId: Id,
  arena: Schema.String,
  reason: ClosureReason,
  reservations: Schema.Array(
    Schema.Struct({
      day: Schema.String,
      hours: Schema.String,
      /** These are the hours ahead of one that has begun, which keeps the others. */
      isRest: Schema.optionalKey(Schema.Boolean),
    }),
  ),
  money: Schema.Array(Money),
  /** The reservations for which another hour is offered. */
  offered: Schema.optionalKey(Schema.Array(Id)),
});
type Lost = (typeof ClosedFacts.Type)['reservations'];

function lostText(reservations: Lost): string {
  if (reservations.length > 1) return `${reservations.length} reservas suas`;
  return reservations[0]?.isRest ? 'o resto da sua reserva' : 'a sua reserva';
}

function playedText(reservations: Lost): string {
  return reservations.some(({ isRest }) => isRest) ? ' O que já começou fica como está.' : '';
}

const CLOSED: typeof ClosedFacts.Type = {
  arenaId: BOOKED.reservation,
  arena: BOOKED.arena,
  reason: 'rain',
  reservations: [{ day: BOOKED.day, hours: BOOKED.hours }],
  money: [{ becomes: 'credit', value: 60_00 }],
};

/** What players hear of their reservations, and the arena of its players'. */
export const RESERVATION_KINDS = {
  reservationCancelled: kind({
    to: 'Quem tem a reserva',
    mailed: 'reservations',
    waits: true,
    facts: CancelledFacts,
    title: () => 'A arena cancelou a sua reserva',
    line: (facts) => `${bookedText(facts)}.${moneyText(facts.money)}`,
    path: toOwn,
    example: { ...BOOKED, money: { becomes: 'pix' } as const },
  }),
  courtsClosed: kind({
    to: 'Quem tinha reserva nas horas fechadas: um aviso por pessoa',
    mailed: 'reservations',
    waits: true,
    facts: ClosedFacts,
    title: ({ reason, reservations }) => `${REASON_NAMES[reason]}: a arena cancelou ${lostText(reservations)}`,
    line: ({ arena, reservations, money }) =>
      `${arena}: ${reservations.map(whenText).join('; ')}.${money.map(moneyText).join('')}${playedText(reservations)} Escolha outro horário.`,
    path: ({ arenaId, offered = [] }) => {
      const [first, ...more] = offered;
      if (first === undefined) return reservePath(arenaId);
      return more.length === 0 ? rebookingPath(first) : ROUTES.myReservations.path;
    },
    publicPath: ({ arenaId }) => arenaPath(arenaId),
    example: CLOSED,
  }),
  reservationRestored: kind({
    to: 'Quem tem a reserva, se já soube do cancelamento',
    mailed: 'reservations',
    facts: ReservationFacts,
    title: () => 'A sua reserva vale de novo',
    line: (facts) => `${bookedText(facts)}. A arena desfez o cancelamento.`,
    path: toOwn,
    example: BOOKED,
  }),
  reservationMoved: kind({
    to: 'Quem tem a reserva',
    mailed: 'reservations',
    waits: true,
    facts: MovedFacts,
    title: () => 'A arena mudou a sua reserva',
    line: (facts) =>
      `Agora é ${bookedText(facts)}${facts.court === undefined ? '' : `, ${facts.court}`}. Antes era ${whenText(facts.before)}.`,
    path: toOwn,
    example: MOVED,
  }),
  reservationMoveUndone: kind({
    to: 'Quem tem a reserva, se já soube da mudança',
    mailed: 'reservations',
    facts: ReservationFacts,
    title: () => 'A sua reserva voltou a ser como antes',
    line: (facts) => `${bookedText(facts)}. A arena desfez a mudança.`,
    path: toOwn,
    example: BOOKED,
  }),
  reservationGiven: kind({
    to: 'Quem recebeu a reserva',
    waits: true,
    facts: ReservationFacts,
    title: () => 'Uma reserva agora é sua',
    line: (facts) => `${bookedText(facts)}.`,
    path: toOwn,
    example: BOOKED,
  }),
  reservationTaken: kind({
    to: 'Quem tinha a reserva',
    waits: true,
    facts: ReservationFacts,
    title: () => 'A sua reserva passou para outra pessoa',
    line: (facts) => `${bookedText(facts)}. Se não foi combinado, fale com a arena.`,
    path: () => ROUTES.myReservations.path,
    example: BOOKED,
  }),
  reservationByDesk: kind({
    to: 'O jogador para quem a arena reservou',
    facts: ReservationFacts,
    title: () => 'A arena reservou para você',
    line: (facts) => `${bookedText(facts)}.`,
    path: toOwn,
    example: BOOKED,
  }),
  bookingMade: kind({
    to: 'A equipe da arena',
    facts: ReservationFacts,
    title: () => 'Nova reserva',
    line: (facts, who) => `${who}: ${whenText(facts)}.`,
    path: toAgenda,
    example: BOOKED,
  }),
  bookingCancelled: kind({
    to: 'A equipe da arena',
    facts: ReservationFacts,
    title: () => 'Um jogador cancelou',
    line: (facts, who) => `${who}: ${whenText(facts)}. O horário está livre.`,
    path: toAgenda,
    example: BOOKED,
  }),
  paidBookingCancelled: kind({
    to: 'A equipe da arena',
    facts: TermsFacts,
    title: () => 'Um jogador cancelou uma reserva paga',
    line: (facts, who) => `${who}: ${whenText(facts)}. O horário está livre; ${termsText(facts.terms)}.`,
    path: toAgenda,
    example: ON_TERMS,
  }),
  ownCancellation: kind({
    to: 'Quem cancelou a própria reserva paga',
    mailed: 'always',
    facts: TermsFacts,
    title: () => 'Você cancelou a sua reserva',
    line: (facts) => `${bookedText(facts)}: ${termsText(facts.terms)}.`,
    path: toOwn,
    example: ON_TERMS,
  }),
};
