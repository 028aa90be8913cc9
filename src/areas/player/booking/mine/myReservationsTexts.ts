import { type Gives, policyText, termsText } from '#domain/arenas/cancellationPolicy.ts';
import { type Becomes, sharesText } from '#domain/ledger/cancellation.ts';
import { spansOf } from '#domain/values/days/hours.ts';
import type { PixBack, Reservation } from '#domain/booking/reservation.ts';
import { formatPixValidity } from '#domain/values/days/moment.ts';
import { spokenDay } from '#domain/values/days/formatDay.ts';
import { formatReais } from '#domain/values/money.ts';
import type { MoneyNews } from '#domain/payment/charge.ts';

export const MINE = {
  documentTitle: 'Minhas reservas · Quadra Livre',
  title: 'Minhas reservas',
  loading: 'Carregando reservas…',
  failed: 'Não foi possível carregar suas reservas.',
  parts: 'Quando',
  upcoming: 'Próximas',
  past: 'Anteriores',
  none: 'Você ainda não tem reservas',
  noneToCome: 'Nenhuma reserva por vir',
  nonePast: 'Nenhuma reserva anterior',
  noneHint: 'Encontre uma arena, escolha o horário e chame a turma.',
  find: 'Encontrar uma arena',
  pageEmpty: 'Não há reservas nesta página',
  firstPage: 'Ver a primeira página',

  total: 'Total',
  status: 'Situação',
  discount: 'Desconto',
  payment: 'Pagamento',
  byCredit: 'Pago com crédito',
  timeLeft: 'para pagar',
  timeOver: 'Prazo do PIX encerrado',
  settling: 'Pagamento recebido. Confirmando sua reserva…',
  pay: 'Pagar reserva',
  cancel: 'Cancelar',
  again: 'Fazer nova reserva',
  details: 'Ver detalhes',
  rebook: 'Escolher outro horário',
  queues: 'Minhas filas',
  bills: 'Mensalidades',
  vouchers: 'Meus vouchers',
  paid: 'Você pagou',
  kept: 'Fica com a arena',
  cancellation: 'Cancelamento',
  sevenDays: 'Comprou há até 7 dias? Antes do horário você pode pedir tudo de volta em vez de cancelar aqui.',
  sevenDaysHow: 'Como pedir',
  askArena: 'Falar com a arena no WhatsApp',
} as const;

export const CANCEL = { title: 'Cancelar reserva?', confirm: 'Cancelar reserva', decline: 'Manter reserva' } as const;

/** What the returned part is called, beside its sum. */
export const BACK_AS: Readonly<Record<Gives, string>> = {
  refund: 'Volta pelo PIX',
  credit: 'Vira crédito nesta arena',
};

/** What became of a payment, for the player. What concerns only the arena and the bank is left out. */
const NEWS: Readonly<Partial<Record<MoneyNews, string>>> = {
  refunding: 'Devolução em andamento',
  refunded: 'Pagamento devolvido',
  refund_refused: 'O banco recusou a devolução. A arena vai devolver de outra forma.',
  returned: 'Pagamento devolvido por outro meio',
};

/** The same of a reservation; while its money waits for a choice, nothing has become of it. */
export function newsOf({ moneyNews, rebooking }: Pick<Reservation, 'moneyNews' | 'rebooking'>): string | undefined {
  return moneyNews && !rebooking ? NEWS[moneyNews] : undefined;
}

export function lostText(lost: number): string {
  return `${formatReais(lost)} do pagamento devolvidos`;
}

const PIX_BACK: Readonly<Record<PixBack['state'], string>> = {
  refunding: 'devolução em andamento',
  refunded: 'devolvidos pelo PIX',
  refused: 'o banco recusou a devolução. A arena vai devolver de outra forma',
  returned: 'devolvidos por outro meio',
};

/** `R$ 80,50 das horas que a arena fechou: devolução em andamento` */
export function pixBackText({ value, state }: PixBack): string {
  return `${formatReais(value)} das horas que a arena fechou: ${PIX_BACK[state]}`;
}

/** What became of the money of a reservation that was cancelled after it was received. */
export function fateText({
  cancellation,
  playerCancellation,
  rebooking,
}: Pick<Reservation, 'cancellation' | 'playerCancellation' | 'rebooking'>): string | undefined {
  if (rebooking) return waitsText(rebooking);
  if (playerCancellation?.byClosure === true) return `Você escolheu: ${termsText(playerCancellation)}`;
  if (playerCancellation) return `Você cancelou: ${termsText(playerCancellation)}`;
  const received = cancellation?.received;
  return received && sharesText(received, FATES);
}

/** `R$ 80,50 esperam a sua escolha até 30/11/2026 às 18:04` */
function waitsText({ paid, until }: NonNullable<Reservation['rebooking']>): string {
  return `${formatReais(paid)} esperam a sua escolha até ${formatPixValidity(until)}`;
}

const FATES: Readonly<Record<Becomes, string>> = {
  refund: 'devolvidos pela arena',
  deposit: 'ficaram com a arena como sinal',
  credit: 'viraram crédito seu nesta arena',
};

/** ` da reserva em Arena Gonzaga, sábado, 22 de novembro`: which ticket a link leads to, for those who hear it alone. */
export function detailsOf({ arena, date }: Pick<Reservation, 'arena' | 'date'>): string {
  return ` da reserva em ${arena.name}, ${spokenDay(date)}`;
}

/** What comes back to the player who cancels: of a paid one until when, else the policy that it was made under. */
export function policyOf({
  cancelQuote,
  cancellationPolicy,
}: Pick<Reservation, 'cancelQuote' | 'cancellationPolicy'>): string | undefined {
  if (!cancelQuote) return cancellationPolicy && policyText(cancellationPolicy);
  return `Cancelando agora, ${termsText(cancelQuote)}.`;
}

/** What a cancellation undoes. The reservation is unknown when it has left the page meanwhile. */
export function cancelText(reservation: Reservation | undefined): string {
  const free = 'Os horários voltam a ficar livres para outras pessoas.';
  if (!reservation) return free;
  const hours = reservation.selectedTimeSlots.flatMap(({ timeSlots }) => timeSlots.map(({ startHour }) => startHour));
  const when = `${spokenDay(reservation.date)}, ${spansOf([...new Set(hours)]).join(' e ')}`;
  return `${reservation.arena.name}, ${when}. ${free}`;
}
