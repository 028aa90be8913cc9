import type { Happening, ReservationTicket } from '#domain/booking/reservationTicket.ts';
import { formatReais } from '#domain/values/money.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { percentOf } from '#domain/vouchers/verdict.ts';

export const TICKET = {
  title: 'Sua reserva',
  loading: 'Carregando a reserva…',
  failed: 'Não foi possível carregar a reserva.',
  unknown: 'Reserva não encontrada',
  unknownHint: 'Ela pode ser de outra conta, ou o endereço está incompleto.',
  toList: 'Ver minhas reservas',

  receipt: 'Recibo',
  subtotal: 'Preço',
  voucher: 'Voucher',
  atArena: 'Desconto na arena',
  received: 'Pago',
  left: 'Falta pagar',
  arena: 'Arena',
  day: 'Dia',
  refund: 'Devolução',
  number: 'Número',

  where: 'Onde fica',
  map: 'Ver no mapa',
  whatsapp: 'WhatsApp',
  history: 'Histórico',
} as const;

export const BACK = { href: ROUTES.myReservations.path, label: 'Minhas reservas' } as const;

export const HAPPENED: Readonly<Record<Happening, string>> = {
  made: 'Reserva feita',
  charged: 'PIX gerado',
  paid: 'Pagamento recebido',
  expired: 'Reserva expirada',
  cancelled: 'Reserva cancelada',
  refunding: 'Devolução pedida',
  refunded: 'Pagamento devolvido',
};

export function titleOf(ticket: ReservationTicket | undefined): string {
  return `${ticket ? `Reserva em ${ticket.reservation.arena.name}` : 'Reserva'} · Quadra Livre`;
}

/** `2 horas`, `1 hora`. */
export function hoursText(hours: number): string {
  return hours === 1 ? '1 hora' : `${hours} horas`;
}

/** `Voucher VERAO-10`, or `Voucher PACOTE, 2 horas` when it gave hours. */
export function voucherText({ code, hours }: NonNullable<ReservationTicket['voucher']>): string {
  return `${TICKET.voucher} ${code}${hours === undefined ? '' : `, ${hoursText(hours)}`}`;
}

/** `R$ 120,00 − 33,3%`, or the price alone when the voucher is not known. */
export function discountText(price: number, discount: number | undefined): string {
  return discount === undefined ? formatReais(price) : `${formatReais(price)} − ${percentOf(discount)}`;
}

/** `21/11/2026, 15:04` on the arena's wall clock. */
export function momentText(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('pt-BR', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);
}
