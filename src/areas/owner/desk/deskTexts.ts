import { formatPixValidity } from '#domain/values/days/moment.ts';
import type { PastMove } from '#domain/booking/pastMove.ts';
import { NO_SHOW } from '#domain/agenda/noShow.ts';
import type { PixBack, Reservation } from '#domain/booking/reservation.ts';
import type { MoneyNews } from '#domain/payment/charge.ts';
import { formatReais } from '#domain/values/money.ts';

/** What is said of a reservation at the desk. */
export const DESK = {
  details: 'Reserva',
  total: 'Total',
  status: 'Situação',
  payment: 'Pagamento',
  whatsapp: 'WhatsApp',
  tellGuest: 'Avisar pelo WhatsApp',
  receipt: 'Ver recibo',
  repeat: 'Repetir toda semana',
  paid: 'Tudo pago na arena',
  held: 'Não enviado',
  returnRefund: 'Devolvi por outro meio',
  gone: 'Esta reserva não está mais na agenda deste dia.',
} as const;

/** Sentences for the details of a reservation. */
export const NEWS: Readonly<Record<MoneyNews, string>> = {
  refunding: 'Devolução em andamento',
  refunded: 'Pagamento devolvido',
  owed_again: 'Pagamento devolvido. O valor está a receber na arena.',
  refund_refused: 'O banco recusou a devolução. Devolva o valor por outro meio e registre aqui.',
  returned: 'Pagamento devolvido por outro meio',
  disputed: 'Em disputa: quem pagou contestou o PIX no banco.',
  charged_back: 'A disputa do PIX foi perdida e o valor foi retirado.',
  unreachable: 'A conta que recebeu este PIX não está configurada. A cobrança fica guardada até que esteja.',
  in_cash: 'O PIX consta como recebido em dinheiro no painel da conta que recebe. Confira e registre o pagamento.',
};

export function lostText(lost: number): string {
  return `${formatReais(lost)} do PIX foram devolvidos.`;
}

const PIX_BACK: Readonly<Record<PixBack['state'], string>> = {
  refunding: 'devolução em andamento',
  refunded: 'devolvidos',
  refused: 'o banco recusou a devolução. Devolva o valor por outro meio e registre aqui',
  returned: 'devolvidos por outro meio',
};

/** `R$ 80,50 das horas fechadas: devolução em andamento.` */
export function pixBackText({ value, state }: PixBack): string {
  return `${formatReais(value)} das horas fechadas: ${PIX_BACK[state]}.`;
}

export const RETURN_REFUND = {
  title: 'Registrar a devolução?',
  confirm: 'Devolvi por outro meio',
  decline: 'Ainda não',
} as const;

/** The confirmation's text: how much must have been given back, and for which reservation. */
export function returnRefundText(reservation: Reservation | undefined, names: string): string {
  if (!reservation) return 'Registre só depois de devolver o dinheiro.';
  return `${names}. Registre só depois de devolver ${formatReais(refusedOf(reservation))} a quem pagou: isto não pode ser desfeito.`;
}

/** What the bank refused to send back, in centavos: of hours that a closure took, and of the rest. */
function refusedOf({ moneyNews, totalValue, pixBack = [] }: Reservation): number {
  const parts = pixBack.reduce((sum, { value, state }) => (state === 'refused' ? sum + value : sum), 0);
  return parts + (moneyNews === 'refund_refused' ? totalValue : 0);
}

export const COUNTER = {
  title: 'Receber na arena?',
  confirm: 'Receber na arena',
  decline: 'Esperar o PIX',
} as const;

/** The confirmation's text: what becomes of the reservation and of its PIX. */
export function counterText(names: string): string {
  const end = 'O PIX é cancelado e o valor fica a receber na arena: isto não pode ser desfeito.';
  const late = 'Se o PIX for pago mesmo assim, ele volta inteiro para quem pagou.';
  return names === '' ? `${end} ${late}` : `${names}. ${end} ${late}`;
}

export const ATTENDANCE = { markNoShow: NO_SHOW, clearNoShow: 'Compareceu' } as const;

/** When something was done and undone, and by whom. */
export type Done = Pick<PastMove, 'at' | 'by' | 'undoneAt' | 'undoneBy'>;

/** Who changed a reservation and when, and who undid that, as far as anybody knows. */
export function originOfDeed({ at, by, undoneAt, undoneBy }: Done): string {
  const told = [by, formatPixValidity(at)].filter(Boolean).join(' · ');
  if (!undoneAt) return told;
  return [
    told,
    ['desfeita', undoneBy && `por ${undoneBy}`, `em ${formatPixValidity(undoneAt)}`].filter(Boolean).join(' '),
  ].join(' · ');
}
