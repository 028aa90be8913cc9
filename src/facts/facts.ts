import type { QueryKey } from '@tanstack/react-query';
import type { EmittedFrom } from 'xstate';
import type { accountMachine } from '../../machines/account/account.ts';
import type { avatarMachine } from '../../machines/account/avatar.ts';
import type { erasureMachine } from '../../machines/account/erasure.ts';
import type { bookingMachine } from '../../machines/booking/booking.ts';
import type { myReservationsMachine } from '../../machines/booking/myReservations.ts';
import type { profileCompletionMachine } from '../../machines/booking/profileCompletion.ts';
import type { commandMachine } from '../../machines/command/command.ts';
import type { paymentMachine } from '../../machines/payment/payment.ts';
import type { googleMachine } from '../../machines/session/google.ts';
import type { recoveryMachine } from '../../machines/session/recovery.ts';
import type { resetMachine } from '../../machines/session/reset.ts';
import type { sessionMachine, Way } from '../../machines/session/session.ts';
import type { signUpMachine } from '../../machines/signUp/signUp.ts';
import type { submissionMachine } from '../../machines/submission/submission.ts';
import { GENERAL_MESSAGE } from '../api/failure.ts';
import { AVAILABILITY } from '../arenas/arenaQueries.ts';
import { RESERVATIONS } from '../booking/reservationKeys.ts';

/** Everything that a chart can tell the world outside itself. */
export type Fact =
  | EmittedFrom<typeof sessionMachine>
  | EmittedFrom<typeof googleMachine>
  | EmittedFrom<typeof signUpMachine>
  | EmittedFrom<typeof recoveryMachine>
  | EmittedFrom<typeof resetMachine>
  | EmittedFrom<typeof accountMachine>
  | EmittedFrom<typeof avatarMachine>
  | EmittedFrom<typeof erasureMachine>
  | EmittedFrom<typeof submissionMachine>
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
const REGISTER_FAILED = 'Erro ao criar usuário. Tente novamente mais tarde.';
const SAVED = 'Dados atualizados com sucesso!';
const SAVE_FAILED = 'Erro ao atualizar os dados';
const WELCOME_MS = 8_000;

interface Told {
  readonly done: string;
  readonly failed: string;
  readonly refresh?: readonly QueryKey[];
}

const COMMANDS: Readonly<Record<string, Told>> = {
  cancelReservation: {
    done: 'Reserva cancelada com sucesso!',
    failed: 'Erro ao cancelar a reserva',
    refresh: BOOKED,
  },
  exportMyData: { done: 'Seus dados foram baixados.', failed: GENERAL_MESSAGE },
};

const FORMS: Readonly<Record<string, Told>> = {
  publicInfo: { done: SAVED, failed: SAVE_FAILED },
};

/** The one table from facts to what they mean for the screens. */
const CONSEQUENCES: { readonly [T in Fact['type']]: (fact: FactOf<T>) => Consequence } = {
  'session.began': ({ name, way }) => ({ toast: welcome(name, way), go: 'afterLogin' }),
  'session.ended': () => ({ go: 'login' }),
  'session.erased': () => ({ toast: success('Sua conta foi excluída.'), go: 'login' }),
  'session.lost': () => ({ toast: failure('Sua sessão terminou. Entre novamente.') }),
  'login.failed': ({ message }) => ({ toast: failure(message ?? LOGIN_FAILED) }),
  'google.failed': ({ message }) => ({ toast: failure(message ?? GENERAL_MESSAGE) }),
  'signUp.failed': ({ message }) => ({ toast: failure(message ?? REGISTER_FAILED) }),
  'recovery.repeated': () => ({ toast: success('Se houver uma conta, outra mensagem está a caminho.') }),
  'recovery.failed': ({ message }) => ({ toast: failure(message ?? GENERAL_MESSAGE) }),
  'reset.failed': ({ message }) => ({ toast: failure(message ?? GENERAL_MESSAGE) }),
  'password.changed': () => ({ toast: success('Senha atualizada com sucesso!'), go: 'login' }),
  'account.saved': ({ isPasswordNew }) => ({
    toast: success(isPasswordNew ? 'Senha atualizada com sucesso!' : SAVED),
  }),
  'account.failed': ({ message }) => ({ toast: failure(message ?? `${SAVE_FAILED}.`) }),
  'avatar.saved': () => ({ toast: success(SAVED) }),
  'avatar.failed': ({ message }) => ({ toast: failure(message ?? SAVE_FAILED) }),
  'erasure.failed': ({ message }) => ({ toast: failure(message ?? GENERAL_MESSAGE) }),
  'form.sent': ({ name }) => done(FORMS[name]),
  'form.failed': ({ name, message }) => failed(FORMS[name], message),
  'reservation.made': () => ({ toast: success('Reserva(s) feita(s) sucesso!'), refresh: BOOKED }),
  'slots.changed': ({ message }) => ({ toast: failure(message), refresh: [[AVAILABILITY]] }),
  'own.closed': () => ({ go: 'myReservations', refresh: BOOKED }),
  'booking.failed': ({ message }) => ({ toast: failure(message ?? GENERAL_MESSAGE), refresh: [[AVAILABILITY]] }),
  'profile.completed': () => ({ toast: success(SAVED) }),
  'profile.failed': ({ message }) => ({ toast: failure(message ?? SAVE_FAILED) }),
  'code.copied': () => ({ toast: success('Código do PIX copiado com sucesso!') }),
  'payment.approved': () => ({ toast: success('Pagamento confirmado com sucesso!'), refresh: BOOKED }),
  'payment.refunded': () => ({ refresh: BOOKED }),
  'payment.expired': () => ({ refresh: BOOKED }),
  'reservation.closed': () => ({ toast: failure('Esta reserva já não espera pagamento.'), refresh: BOOKED }),
  'reservation.failed': ({ message }) => ({ toast: failure(message ?? GENERAL_MESSAGE) }),
  'command.done': ({ name }) => done(COMMANDS[name]),
  'command.failed': ({ name, message }) => failed(COMMANDS[name], message),
};

export function consequenceOf<T extends Fact['type']>(fact: FactOf<T>): Consequence {
  const type: T = fact.type;
  return CONSEQUENCES[type](fact);
}

function welcome(name: string, way: Way): Toast {
  if (way === 'arenaSignUp') return success('Usuário criado com sucesso!');
  const message = way === 'signUp' ? 'Usuário criado com sucesso!' : 'Login realizado com sucesso!';
  return success(message, { title: `Bem-vindo, ${name}!`, durationMs: WELCOME_MS });
}

function done(told: Told | undefined): Consequence {
  return { toast: success(told?.done ?? ''), ...(told?.refresh && { refresh: told.refresh }) };
}

/** What the person saw may be no more true, so it is read again here too. */
function failed(told: Told | undefined, message: string | undefined): Consequence {
  const toast = failure(message ?? told?.failed ?? GENERAL_MESSAGE);
  return { toast, ...(told?.refresh && { refresh: told.refresh }) };
}

function success(message: string, more: Partial<Toast> = {}): Toast {
  return { tone: 'success', message, ...more };
}

function failure(message: string): Toast {
  return { tone: 'error', message };
}
