import type { OverReason, SaidLink } from '#domain/payment/paymentLink.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { firstName } from '#domain/people/person.ts';
import { spokenDay } from '#domain/values/days/formatDay.ts';
import { spansOf } from '#domain/values/days/hours.ts';
import { DEFAULT_ZONE, formatMoment } from '#domain/values/days/moment.ts';
import { formatReais } from '#domain/values/money.ts';

export const LINK = {
  make: 'Link de pagamento',
  makeAgain: 'Criar outro link',
  end: 'Desligar link',
  label: 'Link de pagamento',
  hint: 'Vale até pagarem, cancelarem ou o jogo começar. Por segurança, ele só aparece agora: envie antes de fechar.',
  send: 'Enviar por WhatsApp',
  refused: 'Você disse que não encontrou:',

  said: 'Disse que pagou',
  sum: 'Valor',
  payer: 'Quem pagou',
  number: 'Número do PIX',
  picture: 'Ver comprovante',
  repeated: 'Este número já foi informado em outra reserva.',
  mark: 'Marcar como pago',
  settle: 'É este pagamento',
  settled: 'A reserva já está paga: nada será registrado de novo.',
  notFound: 'Não encontrei',
  refuseTitle: 'O que dizer a quem pagou?',
  reason: 'Motivo',
  reasonHint: 'Aparece na página do link, e a pessoa pode avisar de novo.',
  refuse: 'Dizer que não encontrei',
  back: 'Voltar',

  list: 'Disseram que pagaram',
  lead: 'Confira o nome e o valor no app do banco antes de marcar.',
  toReservation: 'Abrir reserva',
  failed: 'Não foi possível carregar o que disseram que pagaram.',
} as const;

const OVER: Readonly<Record<OverReason, string>> = {
  paid: 'O link não vale mais: a reserva está paga.',
  cancelled: 'O link não vale mais: a reserva foi cancelada.',
  begun: 'O link não vale mais: o jogo começou. Receba no balcão.',
  given: 'O link não vale mais: a reserva passou para outra pessoa.',
};

export function overText(reason: OverReason): string {
  return OVER[reason];
}

/** When the link is there, and its address is not known any more. */
export function madeText(at: Date): string {
  return `Há um link criado em ${formatMoment(at, DEFAULT_ZONE)}. Um link novo desliga este.`;
}

/** `Pagou R$ 161,00; faltam R$ 100,00.` */
export function differText(said: number, left: number): string {
  return `Disse ${formatReais(said)}, e falta ${formatReais(left)}. Será registrado ${formatReais(Math.min(said, left))}.`;
}

/** What of a reservation the message with its link says. */
export type LinkedReservation = Pick<
  Reservation,
  'arena' | 'date' | 'selectedTimeSlots' | 'player' | 'guestPlayerName' | 'guestPhone'
>;

/** The message with the link, ready to be sent. */
export function linkMessage(reservation: LinkedReservation, left: number, address: string): string {
  const { arena, player, guestPlayerName = '' } = reservation;
  return [
    `Olá, ${firstName(player?.name ?? guestPlayerName)}! Sua reserva em ${arena.name}:`,
    bookedText(reservation),
    `Falta pagar ${formatReais(left)}. Pague por aqui e avise na mesma página:`,
    address,
  ].join('\n');
}

/** `sexta-feira, 5 de março, 18:00 às 20:00, Quadra 1` */
export function bookedText({ date, selectedTimeSlots }: Pick<Reservation, 'date' | 'selectedTimeSlots'>): string {
  const hours = selectedTimeSlots.map(
    ({ court, timeSlots }) => `${spansOf(timeSlots.map(({ startHour }) => startHour)).join(', ')}, ${court.name}`,
  );
  return `${spokenDay(date)}, ${hours.join('; ')}`;
}

/** `sexta-feira, 5 de março · 18:00 às 20:00, Quadra 1` */
export function whenText({ date, courts }: Pick<SaidLink, 'date' | 'courts'>): string {
  const hours = courts.map(({ name, startHours }) => `${spansOf(startHours).join(', ')}, ${name}`);
  return `${spokenDay(date)} · ${hours.join('; ')}`;
}
