import { Schema } from 'effect';
import { Id } from '../contract/id.ts';
import { formatReais } from '../money/money.ts';
import { agendaPath, manageEventPath, paymentHistoryPath, reservationPath } from '../navigation/paths.ts';
import { ROUTES } from '../navigation/routes.ts';
import { BOOKED, bookedText, EventFacts, kind, OF_EVENT, ReservationFacts, whenText } from './kind.ts';

/** Centavos. */
const Value = { value: Schema.Int };
const PaidFacts = Schema.Struct({ ...ReservationFacts.fields, ...Value });
const PAID = { ...BOOKED, value: 161_00 };
const CartFacts = Schema.Struct({ ...EventFacts.fields, ...Value });
const CART = { ...OF_EVENT, value: 80_00 };
const PayoutFacts = Schema.Struct({ ...Value, payout: Id, isArena: Schema.Boolean });

const toOwn = ({ reservation }: ReservationFacts): string => reservationPath(reservation);
const toAgenda = ({ day, reservation }: ReservationFacts): string => agendaPath(day, reservation);
const toHistory = ({ eventId }: EventFacts): string => paymentHistoryPath(eventId);
const toManage = ({ eventId }: EventFacts): string => manageEventPath(eventId);

/** What is heard of money: of a reservation's PIX, of a cart's, and of payouts. */
export const MONEY_KINDS = {
  pixReceived: kind({
    to: 'A equipe da arena',
    facts: PaidFacts,
    title: () => 'PIX recebido',
    line: (facts, who) => `${formatReais(facts.value)} de ${who}: ${whenText(facts)}.`,
    path: toAgenda,
    example: PAID,
  }),
  paidTooLate: kind({
    to: 'Quem pagou',
    facts: PaidFacts,
    title: () => 'O seu PIX chegou tarde',
    line: (facts) =>
      `${bookedText(facts)}: o horário já não era seu. Os ${formatReais(facts.value)} voltam automaticamente.`,
    path: toOwn,
    example: PAID,
  }),
  refundDone: kind({
    to: 'Quem pagou',
    isMailed: true,
    facts: PaidFacts,
    title: () => 'Pagamento devolvido',
    line: (facts) => `${formatReais(facts.value)} da reserva em ${bookedText(facts)}.`,
    path: toOwn,
    example: PAID,
  }),
  refundRefused: kind({
    to: 'A equipe da arena',
    facts: PaidFacts,
    title: () => 'O banco recusou uma devolução',
    line: (facts, who) =>
      `${formatReais(facts.value)} de ${who}: ${whenText(facts)}. Devolva por outro meio e marque na reserva.`,
    path: toAgenda,
    example: PAID,
  }),
  paymentDisputed: kind({
    to: 'A equipe da arena',
    facts: PaidFacts,
    title: () => 'Pagamento em disputa',
    line: (facts, who) => `${formatReais(facts.value)} de ${who}: ${whenText(facts)}.`,
    path: toAgenda,
    example: PAID,
  }),
  paymentLost: kind({
    to: 'A equipe da arena',
    facts: PaidFacts,
    title: () => 'O banco tirou um pagamento',
    line: (facts, who) =>
      `${formatReais(facts.value)} de ${who}: ${whenText(facts)}. O valor está entre as pendências.`,
    path: toAgenda,
    example: PAID,
  }),
  disputeWon: kind({
    to: 'A equipe da arena',
    facts: PaidFacts,
    title: () => 'Disputa encerrada: o valor é da arena',
    line: (facts, who) => `${formatReais(facts.value)} de ${who}: ${whenText(facts)}.`,
    path: toAgenda,
    example: PAID,
  }),
  cartRefundDone: kind({
    to: 'Quem pagou',
    isMailed: true,
    facts: CartFacts,
    title: () => 'Pagamento devolvido',
    line: (facts) => `${formatReais(facts.value)} da inscrição em ${facts.event}.`,
    path: toHistory,
    example: CART,
  }),
  cartRefundRefused: kind({
    to: 'Quem organiza o evento',
    facts: CartFacts,
    title: () => 'O banco recusou uma devolução',
    line: (facts, who) => `${formatReais(facts.value)} de ${who}, em ${facts.event}. Devolva por outro meio.`,
    path: toManage,
    example: CART,
  }),
  cartDisputed: kind({
    to: 'Quem organiza o evento',
    facts: CartFacts,
    title: () => 'Pagamento em disputa',
    line: (facts, who) => `${formatReais(facts.value)} de ${who}, em ${facts.event}.`,
    path: toManage,
    example: CART,
  }),
  payoutMade: kind({
    to: 'Quem recebe da plataforma',
    facts: PayoutFacts,
    title: () => 'Repasse feito',
    line: (facts) => `A Quadra Livre enviou ${formatReais(facts.value)} a você.`,
    path: ({ isArena }) => (isArena ? ROUTES.ownerSettings.path : ROUTES.settings.path),
    example: { value: 500_00, payout: OF_EVENT.eventId, isArena: true },
  }),
};
