import { accountOf } from '#domain/agenda/received.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { isDiscount } from '#domain/ledger/installment.ts';
import type { Method } from '#domain/ledger/movement.ts';
import { INSTALLMENTS, nameOf } from '../installments/installmentTexts.ts';

export const RECEIPT = {
  documentTitle: 'Recibo · Quadra Livre',
  title: 'Recibo',
  back: 'Reservas',
  print: 'Imprimir',
  send: 'Enviar por WhatsApp',
  loading: 'Carregando o recibo…',
  failed: 'Não foi possível carregar o recibo.',
  unknown: 'Reserva não encontrada',
  unknownHint: 'Ela pode ser de outra arena, ou o endereço está incompleto.',
  toAgenda: 'Ver reservas',

  heading: 'Recibo de reserva',
  number: 'Nº',
  to: 'Para',
  day: 'Dia',
  status: 'Situação',
  payment: 'Pagamento',
  what: 'Quadras e horários',
  subtotal: 'Subtotal',
  voucher: 'Desconto do voucher',
  total: 'Total',
  paid: 'Pagamentos',
  byPix: 'Recebido por PIX',
  atArena: 'Recebido na arena',
  received: 'Total recebido',
  left: 'Falta pagar',
  nothingLeft: 'Nada a pagar',
  refunded: 'Pagamento devolvido',
  notFiscal: 'Recibo sem valor fiscal',
} as const;

/** How the money arrived that no installment accounts for: by PIX or at the arena. */
function confirmedBy({ paymentMethod }: Pick<Reservation, 'paymentMethod'>): string {
  return paymentMethod === 'platform' ? RECEIPT.byPix : RECEIPT.atArena;
}

/** One line of what was paid, discounted or given back, in centavos; what left the arena is below zero. */
export interface PaidRow {
  readonly key: string;
  readonly name: string;
  readonly value: number;
  readonly method?: Method | undefined;
}

/** What was paid, in the order of the receipt. */
export function paidRows(reservation: Reservation): PaidRow[] {
  const { installments, returns = [] } = reservation;
  const { confirmed } = accountOf(reservation);
  return [
    ...installments.map((installment) => ({
      key: installment.id,
      name: nameOf(installment),
      value: isDiscount(installment) ? -installment.value : installment.value,
      method: installment.method,
    })),
    ...returns.map(({ id, value, method }) => ({ key: id, name: INSTALLMENTS.returned, value: -value, method })),
    ...(confirmed > 0 ? [{ key: 'confirmed', name: confirmedBy(reservation), value: confirmed }] : []),
  ];
}

/** `Emitido em 21/11/2026, 15:04`, in the arena's time zone. */
export function issuedText(at: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('pt-BR', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);
  return `Emitido em ${time}`;
}

/** `2 horas`, `1 hora`. */
export function hoursText(hours: number): string {
  return hours === 1 ? '1 hora' : `${hours} horas`;
}
