import type { QueryKey } from '@tanstack/react-query';
import type { EmittedFrom } from 'xstate';
import type { bookingMachine } from '../../machines/booking/booking.ts';
import type { myReservationsMachine } from '../../machines/booking/myReservations.ts';
import type { profileCompletionMachine } from '../../machines/booking/profileCompletion.ts';
import type { commandMachine } from '../../machines/command/command.ts';
import type { paymentMachine } from '../../machines/payment/payment.ts';
import type { sessionMachine } from '../../machines/session/session.ts';
import { GENERAL_MESSAGE } from '../api/failure.ts';
import { AVAILABILITY } from '../arenas/arenaQueries.ts';
import { RESERVATIONS } from '../booking/reservationQueries.ts';

/** Everything that a chart can tell the world outside itself. */
export type Fact =
  | EmittedFrom<typeof sessionMachine>
  | EmittedFrom<typeof bookingMachine>
  | EmittedFrom<typeof profileCompletionMachine>
  | EmittedFrom<typeof paymentMachine>
  | EmittedFrom<typeof myReservationsMachine>
  | EmittedFrom<typeof commandMachine>;

export interface Toast {
  readonly tone: 'success' | 'error';
  readonly message: string;
  readonly title?: string;
  readonly durationMs?: number;
}

/** What follows from a fact: a toast, lists that are no longer true, another page. */
export interface Consequence {
  readonly toast?: Toast;
  readonly refresh?: readonly QueryKey[];
  readonly go?: 'afterLogin' | 'login' | 'loginAndBack' | 'myReservations';
}

type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>;

const BOOKED: readonly QueryKey[] = [[RESERVATIONS], [AVAILABILITY]];
const LOGIN_FAILED = 'Ocorreu um erro ao realizar o login. Tente novamente mais tarde.';
const WELCOME_MS = 8_000;

const COMMAND_TEXTS: Readonly<Record<string, { done: string; failed: string }>> = {
  cancelReservation: { done: 'Reserva cancelada com sucesso!', failed: 'Erro ao cancelar a reserva' },
};

/** The one table from facts to what they mean for the screens. */
const CONSEQUENCES: { readonly [T in Fact['type']]: (fact: FactOf<T>) => Consequence } = {
  'session.began': ({ name }) => ({
    toast: success('Login realizado com sucesso!', { title: `Bem-vindo, ${name}!`, durationMs: WELCOME_MS }),
    go: 'afterLogin',
  }),
  'session.ended': () => ({ go: 'login' }),
  'session.lost': () => ({ toast: failure('Sua sessão terminou. Entre novamente.') }),
  'login.failed': ({ message }) => ({ toast: failure(message ?? LOGIN_FAILED) }),
  'google.missing': () => ({ toast: failure(GENERAL_MESSAGE) }),
  'reservation.made': () => ({ toast: success('Reserva(s) feita(s) sucesso!'), refresh: BOOKED }),
  'slots.changed': ({ message }) => ({ toast: failure(message), refresh: [[AVAILABILITY]] }),
  'own.closed': () => ({ go: 'myReservations', refresh: BOOKED }),
  'booking.failed': ({ message }) => ({ toast: failure(message ?? GENERAL_MESSAGE), refresh: [[AVAILABILITY]] }),
  'profile.completed': () => ({ toast: success('Dados atualizados com sucesso!') }),
  'profile.failed': ({ message }) => ({ toast: failure(message ?? 'Erro ao atualizar os dados') }),
  'code.copied': () => ({ toast: success('Código do PIX copiado com sucesso!') }),
  'payment.approved': () => ({ toast: success('Pagamento confirmado com sucesso!'), refresh: BOOKED }),
  'payment.refunded': () => ({ refresh: BOOKED }),
  'payment.expired': () => ({ refresh: BOOKED }),
  'reservation.closed': () => ({ toast: failure('Esta reserva já não espera pagamento.'), refresh: BOOKED }),
  'reservation.failed': ({ message }) => ({ toast: failure(message ?? GENERAL_MESSAGE) }),
  'command.done': ({ name }) => ({ toast: success(COMMAND_TEXTS[name]?.done ?? ''), refresh: BOOKED }),
  'command.failed': ({ name, message }) => ({
    toast: failure(message ?? COMMAND_TEXTS[name]?.failed ?? GENERAL_MESSAGE),
    refresh: BOOKED,
  }),
};

export function consequenceOf<T extends Fact['type']>(fact: FactOf<T>): Consequence {
  const type: T = fact.type;
  return CONSEQUENCES[type](fact);
}

function success(message: string, more: Partial<Toast> = {}): Toast {
  return { tone: 'success', message, ...more };
}

function failure(message: string): Toast {
  return { tone: 'error', message };
}
