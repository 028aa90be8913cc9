import { Schema } from 'effect';
import { Id } from '../values/id.ts';
import { monthName } from '../values/days/formatDay.ts';
import { formatReais } from '../values/money.ts';
import {
  agendaPath,
  manageEventPath,
  myBillsPath,
  ownerBillsPath,
  paymentHistoryPath,
  reservationPath,
} from '../navigation/paths.ts';
import { ROUTES } from '../navigation/routes.ts';
import { fromIsoMonth } from '../values/days/month.ts';
import { AT_ARENA, BOOKED, bookedText, EventFacts, kind, OF_EVENT, ReservationFacts, whenText } from './kind.ts';

/** Centavos. */
const Value = { value: Schema.Int };
const PaidFacts = Schema.Struct({ ...ReservationFacts.fields, ...Value });
const PAID = { ...BOOKED, value: 161_00 };
/** `isSentBack`: somebody returned it in the provider's panel; else it came for what was paid, or changed, and goes back by itself. */
const LinkBackFacts = Schema.Struct({ ...PaidFacts.fields, isSentBack: Schema.Boolean });
const SENT_BACK = 'Foi devolvido no painel da conta que recebe, e volta a faltar na reserva.';
const IN_VAIN = 'A reserva mudou ou já estava paga. O valor volta automaticamente.';
const CartFacts = Schema.Struct({ ...EventFacts.fields, ...Value });
const CART = { ...OF_EVENT, value: 80_00 };
/** `month`: `2026-03`. */
const BillFacts = Schema.Struct({ arena: Schema.String, month: Schema.String, ...Value });
const BILL = { ...AT_ARENA, month: '2026-03', value: 480_00 };

/**
 * What becomes of a bill's PIX that its desk must know. `refused`: the bank does not send it back; `sentBack`: somebody did in its
 * panel; `disputed`, `lost`, `won`: the payer's bank asks for it, has taken it, or lets it be; `inCash`: it was marked as received
 * in cash in the provider's panel.
 */
const BillTrouble = Schema.Literals(['refused', 'sentBack', 'disputed', 'lost', 'won', 'inCash']);
type BillTrouble = typeof BillTrouble.Type;
const TroubleFacts = Schema.Struct({ ...BillFacts.fields, trouble: BillTrouble });
const MARKED = 'No painel da conta que recebe consta como pago em dinheiro.';
const OWED_AGAIN = 'O que ele tinha pago volta a faltar.';
const TROUBLES: Readonly<Record<BillTrouble, { readonly title: string; readonly end: string }>> = {
  refused: { title: 'O banco recusou uma devolução', end: 'Devolva por outro meio.' },
  disputed: { title: 'Mensalidade em disputa no banco', end: 'O banco decide com quem fica o valor.' },
  sentBack: { title: 'O PIX de uma mensalidade foi devolvido', end: OWED_AGAIN },
  lost: { title: 'O banco tirou o PIX de uma mensalidade', end: OWED_AGAIN },
  won: { title: 'Disputa encerrada: o valor é da arena', end: 'A mensalidade está paga.' },
  inCash: {
    title: 'PIX marcado como recebido em dinheiro',
    end: `${MARKED} Confira e registre o pagamento na mensalidade.`,
  },
};

const PayoutFacts = Schema.Struct({ ...Value, payout: Id, isArena: Schema.Boolean });

const toOwn = ({ reservation }: ReservationFacts): string => reservationPath(reservation);
const toAgenda = ({ day, reservation }: ReservationFacts): string => agendaPath(day, reservation);
const toHistory = ({ eventId }: EventFacts): string => paymentHistoryPath(eventId);
const toMyBills = ({ month }: { readonly month: string }): string => myBillsPath(month);
const toBills = ({ month }: { readonly month: string }): string => ownerBillsPath(month);
const billText = ({ month }: { readonly month: string }): string => `mensalidade de ${monthName(fromIsoMonth(month))}`;
const toManage = ({ eventId }: EventFacts): string => manageEventPath(eventId);

/** What is heard of money: of a reservation's PIX, of a cart's, of a bill's, and of payouts. */
export const MONEY_KINDS = {
  pixReceived: kind({
    to: 'A equipe da arena',
    facts: PaidFacts,
    title: () => 'PIX recebido',
    line: (facts, who) => `${formatReais(facts.value)} de ${who}: ${whenText(facts)}.`,
    path: toAgenda,
    example: PAID,
  }),
  linkSaidPaid: kind({
    to: 'A equipe da arena',
    facts: PaidFacts,
    title: () => 'Alguém diz que pagou',
    line: (facts) => `${formatReais(facts.value)}, pelo link de ${whenText(facts)}. Confira e marque na reserva.`,
    path: toAgenda,
    example: PAID,
  }),
  linkPixBack: kind({
    to: 'A equipe da arena',
    facts: LinkBackFacts,
    title: () => 'O PIX de um link volta para quem pagou',
    line: (facts) =>
      `${formatReais(facts.value)}, pelo link de ${whenText(facts)}. ${facts.isSentBack ? SENT_BACK : IN_VAIN}`,
    path: toAgenda,
    example: { ...PAID, isSentBack: false },
  }),
  receivedInCash: kind({
    to: 'A equipe da arena',
    facts: PaidFacts,
    title: () => 'PIX marcado como recebido em dinheiro',
    line: (facts, who) =>
      `${formatReais(facts.value)} de ${who}: ${whenText(facts)}. ${MARKED} Confira e registre o pagamento na reserva.`,
    path: toAgenda,
    example: PAID,
  }),
  discountGiven: kind({
    to: 'Os donos da arena, quando outra pessoa deu muito',
    mailed: 'desk',
    waits: true,
    facts: Schema.Struct({ ...PaidFacts.fields, total: Schema.Int }),
    title: () => 'A sua equipe deu um desconto grande',
    line: (facts, who) =>
      `${who} deu ${formatReais(facts.value)} em uma reserva de ${formatReais(facts.total)}: ${whenText(facts)}.`,
    path: toAgenda,
    example: { ...PAID, total: 161_00 },
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
    mailed: 'always',
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
    mailed: 'always',
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
  cartReceivedInCash: kind({
    to: 'Quem organiza o evento',
    facts: CartFacts,
    title: () => 'PIX marcado como recebido em dinheiro',
    line: (facts, who) =>
      `${formatReais(facts.value)} de ${who}, em ${facts.event}. ${MARKED} Confira e marque o pagamento na inscrição.`,
    path: toManage,
    example: CART,
  }),
  billPixReceived: kind({
    to: 'A equipe da arena',
    facts: BillFacts,
    title: () => 'Mensalidade paga por PIX',
    line: (facts, who) => `${formatReais(facts.value)} de ${who}: ${billText(facts)}.`,
    path: toBills,
    example: BILL,
  }),
  billPaidByPix: kind({
    to: 'Quem pagou',
    facts: BillFacts,
    title: () => 'O seu PIX pagou a mensalidade',
    line: (facts) => `${facts.arena}: ${formatReais(facts.value)}, ${billText(facts)}.`,
    path: toMyBills,
    example: BILL,
  }),
  billPixTooLate: kind({
    to: 'Quem pagou',
    facts: BillFacts,
    title: () => 'O seu PIX da mensalidade volta para você',
    line: (facts) =>
      `${facts.arena}: a ${billText(facts)} mudou ou já estava paga quando ele chegou. Os ${formatReais(facts.value)} voltam automaticamente.`,
    path: toMyBills,
    example: BILL,
  }),
  billRefundDone: kind({
    to: 'Quem pagou',
    mailed: 'always',
    facts: BillFacts,
    title: () => 'Pagamento devolvido',
    line: (facts) => `${formatReais(facts.value)} da ${billText(facts)}, ${facts.arena}.`,
    path: toMyBills,
    example: BILL,
  }),
  billMoneyTrouble: kind<typeof TroubleFacts.Type>({
    to: 'A equipe da arena',
    facts: TroubleFacts,
    title: ({ trouble }) => TROUBLES[trouble].title,
    line: (facts, who) => `${formatReais(facts.value)} de ${who}: ${billText(facts)}. ${TROUBLES[facts.trouble].end}`,
    path: toBills,
    example: { ...BILL, trouble: 'disputed' },
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
