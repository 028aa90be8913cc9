import { formatDay } from '#domain/values/days/formatDay.ts';
import type { Category } from '#domain/events/category.ts';
import type { Entry } from '#domain/events/entry.ts';
import type { Event } from '#domain/events/event.ts';
import { ENTRY_FAULTS } from '#domain/registrations/entryFaults.ts';
import type { RegistrationForm } from '../../../../../machines/registrations/registration.ts';

export const ENTRY_PROFILE = {
  lead: 'O organizador precisa destes dados para inscrever você. É só desta vez.',
  save: 'Salvar e continuar',
} as const;

export const ENTRY = {
  dismiss: 'Agora não',
  shirt: 'Camiseta',
  sizes: 'De PP a G4',
  chooseSize: 'Escolha',
  each: 'por jogador',
} as const;

interface FormWords {
  readonly title: string;
  /** What happens when the form is sent. The category's name comes before this text. */
  readonly lead: string;
  readonly send: string;
  readonly paying: string;
}

const EACH_PAYS = 'Cada jogador paga a sua parte';

export const ENTRY_WORDS: Readonly<Record<RegistrationForm, FormWords>> = {
  pairRegistration: {
    title: 'Inscrever dupla',
    lead: 'Escolha quem joga com você e mande o convite.',
    send: 'Inscrever dupla',
    paying: EACH_PAYS,
  },
  teamRegistration: {
    title: 'Inscrever equipe',
    lead: 'Escolha os três jogadores da sua equipe e mande os convites.',
    send: 'Inscrever equipe',
    paying: EACH_PAYS,
  },
  soloRegistration: {
    title: 'Fazer inscrição',
    lead: 'Você se inscreve sem dupla: as duplas são sorteadas entre os inscritos.',
    send: 'Confirmar inscrição',
    paying: 'Você paga',
  },
  organizersPairRegistration: {
    title: 'Adicionar inscrição',
    lead: 'Convide dois jogadores que jogam juntos.',
    send: 'Inscrever dupla',
    paying: EACH_PAYS,
  },
  organizersTeamRegistration: {
    title: 'Adicionar inscrição',
    lead: 'Convide os quatro jogadores da equipe.',
    send: 'Inscrever equipe',
    paying: EACH_PAYS,
  },
  organizersSoloRegistration: {
    title: 'Adicionar inscrição',
    lead: 'Convide um jogador: as duplas são sorteadas entre os inscritos.',
    send: 'Inscrever jogador',
    paying: 'O jogador paga',
  },
};

/** The form in which the organizer fills the place of a registration that withdrew. */
export const REPLACING = {
  title: 'Pôr no lugar',
  lead: 'Quem entra joga no mesmo grupo e nas mesmas partidas de quem desistiu, e já fica confirmado.',
  send: 'Pôr no lugar',
} as const;

/** How the price is paid, shown before anything is sent. */
export function payingText(form: RegistrationForm, category: Category, { pixOrganizer }: Event): string {
  const { paying } = ENTRY_WORDS[form];
  const isOrganizers = form.startsWith('organizers');
  if (category.paymentViaGateway) {
    return `${paying} por PIX, no ${isOrganizers ? 'próprio ' : ''}carrinho do evento, até ${formatDay(category.deadlinePayment)}.`;
  }
  return `${paying} ${isOrganizers ? 'a você' : 'direto à organização'}, pelo PIX ${pixOrganizer}.`;
}

/** Why nobody can be registered any more, as far as is known: a place may become free again. */
export function closedText(entry: Entry): string | undefined {
  if (entry === 'open') return undefined;
  return entry === 'full' ? ENTRY_FAULTS.full : ENTRY_FAULTS.closed;
}
