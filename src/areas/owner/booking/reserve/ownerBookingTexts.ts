import { spansOf } from '#domain/values/days/hours.ts';
import type { ChosenSlot } from '#domain/booking/selection.ts';
import { SPORT_NAMES } from '#domain/courts/sport.ts';
import { formatReais } from '#domain/values/money.ts';
import { NAME_THE_PLAYER } from '#domain/people/forWhom.ts';

export const OWNER_RESERVE = {
  heading: 'Fazer reserva',
  documentTitle: 'Reservar · Quadra Livre',
  lead: 'A reserva fica confirmada na hora e o pagamento é acertado na arena.',
  loading: 'Carregando arena…',
  failed: 'Ocorreu um erro ao carregar os dados da arena.',

  whom: 'Para quem é a reserva?',
  player: 'Jogador',
  playerSearch: 'Jogador com conta',
  chosenHint: 'A reserva aparece também na conta do jogador.',
  change: 'Trocar',
  guest: 'Convidado',
  guestName: 'Nome do convidado',
  phoneHint: 'Opcional, para falar com quem vai jogar.',
  misdialled: 'O telefone precisa ter no mínimo 11 caracteres.',
  guestHint: 'Para quem ainda não tem conta na Quadra Livre.',
  guestPlaceholder: 'Nome de quem vai jogar',
  unnamed: NAME_THE_PLAYER,

  known: 'Dia e horários',
  hours: 'horário',
  hourMore: 'Mais 1 hora',
  extras: 'Mais opções',

  agreed: 'Preço combinado',
  agreedHint: 'De todos os horários juntos. Vazio: o preço de sempre.',

  voucherHint: 'O código de desconto do jogador é aplicado ao reservar.',

  withLink: 'Reservar e enviar link',
  booked: 'Reserva feita',
  makingLink: 'Criar link de pagamento',
  noLink: 'O link de pagamento não foi criado.',
  again: 'Tentar de novo',
  toAgenda: 'Ver na agenda',

  noneHint: 'Escolha outro dia ou confira os horários da arena.',
  toSlots: 'Ver horários',
  noCourtsHint: 'Cadastre a primeira quadra para começar a receber reservas.',
  toCourts: 'Cadastrar quadra',
} as const;

/** `18:00 às 20:00, Quadra 1, Beach Tennis · R$ 160,00` */
export function hoursOnCourts(chosen: readonly ChosenSlot[], total: number): string {
  const courts = [...new Set(chosen.map(({ court }) => court))].map((court) => {
    const hours = chosen.filter((slot) => slot.court === court);
    const [first] = hours;
    const spans = spansOf(hours.map(({ startHour }) => startHour)).join(' e ');
    return first ? `${spans}, ${first.courtName}, ${SPORT_NAMES[first.sport]}` : spans;
  });
  return `${courts.join('; ')} · ${formatReais(total)}`;
}

export function titleText(arena: string): string {
  return `Fazer reserva em ${arena}`;
}
