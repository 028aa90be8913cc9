import type { QueryKey } from '@tanstack/react-query';
import type { EmittedFrom } from 'xstate';
import { agendaPath } from '../../domain/navigation/routes.ts';
import type { accountMachine } from '../../machines/account/account.ts';
import type { avatarMachine } from '../../machines/account/avatar.ts';
import type { erasureMachine } from '../../machines/account/erasure.ts';
import type { bookingMachine } from '../../machines/booking/booking.ts';
import type { myReservationsMachine } from '../../machines/booking/myReservations.ts';
import type { profileCompletionMachine } from '../../machines/booking/profileCompletion.ts';
import type { commandMachine } from '../../machines/command/command.ts';
import type { ownerBookingMachine } from '../../machines/ownerBooking/ownerBooking.ts';
import type { paymentMachine } from '../../machines/payment/payment.ts';
import type { cartMachine } from '../../machines/registrations/cart.ts';
import type { googleMachine } from '../../machines/session/google.ts';
import type { recoveryMachine } from '../../machines/session/recovery.ts';
import type { resetMachine } from '../../machines/session/reset.ts';
import type { sessionMachine, Way } from '../../machines/session/session.ts';
import type { signUpMachine } from '../../machines/signUp/signUp.ts';
import type { pictureSubmissionMachine } from '../../machines/submission/pictureSubmission.ts';
import type { submissionMachine } from '../../machines/submission/submission.ts';
import type { scoreMachine } from '../../machines/tournament/score.ts';
import type { voucherCheckMachine } from '../../machines/vouchers/voucherCheck.ts';
import type { watchMachine } from '../../machines/watch/watch.ts';
import { AGENDA } from '../agenda/agendaKeys.ts';
import { GENERAL_MESSAGE } from '../api/failure.ts';
import { AVAILABILITY } from '../arenas/arenaQueries.ts';
import { RESERVATIONS } from '../booking/reservationKeys.ts';
import { EVENTS } from '../events/eventKeys.ts';

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
  | EmittedFrom<typeof pictureSubmissionMachine>
  | EmittedFrom<typeof cartMachine>
  | EmittedFrom<typeof scoreMachine>
  | EmittedFrom<typeof watchMachine>
  | EmittedFrom<typeof bookingMachine>
  | EmittedFrom<typeof ownerBookingMachine>
  | EmittedFrom<typeof profileCompletionMachine>
  | EmittedFrom<typeof paymentMachine>
  | EmittedFrom<typeof myReservationsMachine>
  | EmittedFrom<typeof voucherCheckMachine>
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
  readonly go?: 'afterLogin' | 'login' | 'loginAndBack' | 'myReservations' | { readonly path: string };
}

type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>;

export const BOOKED: readonly QueryKey[] = [[RESERVATIONS], [AVAILABILITY], [AGENDA]];
/** What money can have bought: hours, or places in tournaments. */
const BOUGHT: readonly QueryKey[] = [...BOOKED, [EVENTS]];
const LOGIN_FAILED = 'Ocorreu um erro ao realizar o login. Tente novamente mais tarde.';
const REGISTER_FAILED = 'Erro ao criar usuário. Tente novamente mais tarde.';
const RESERVED = 'Reserva(s) feita(s) sucesso!';
export const SAVED = 'Dados atualizados com sucesso!';
export const SAVE_FAILED = 'Erro ao atualizar os dados';
const UNANSWERED =
  'O servidor não respondeu a tempo e não sabemos se deu certo. Confira antes de repetir; repetir o mesmo pedido não o faz duas vezes.';
const WELCOME_MS = 8_000;
const LONGER_MS = 8_000;

export interface Told {
  readonly done: string;
  /** How long that is shown, where it is longer than usual. */
  readonly durationMs?: number;
  /** Above what went wrong. */
  readonly failedTitle?: string;
  readonly failed: string;
  readonly refresh?: readonly QueryKey[];
}

/** What simple deeds and forms tell, by their names; the screens that have some bring it (deeds.ts). */
const told = new Map<string, Told>();

export function tellOf(deeds: Readonly<Record<string, Told>>): void {
  for (const [name, what] of Object.entries(deeds)) told.set(name, what);
}

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
  'form.sent': ({ name }) => done(told.get(name)),
  'form.failed': ({ name, message }) => failed(told.get(name), message),
  'form.unanswered': ({ name }) => unanswered(told.get(name)?.refresh),
  'reservation.made': () => ({ toast: success(RESERVED), refresh: BOOKED }),
  'ownerReservation.made': ({ day }) => ({
    toast: success(RESERVED),
    refresh: BOOKED,
    go: { path: agendaPath(day) },
  }),
  'slots.changed': ({ message }) => ({ toast: failure(message), refresh: [[AVAILABILITY]] }),
  'own.closed': () => ({ go: 'myReservations', refresh: BOOKED }),
  'booking.failed': ({ message }) => ({ toast: failure(message ?? GENERAL_MESSAGE), refresh: [[AVAILABILITY]] }),
  'booking.unanswered': () => unanswered(BOOKED),
  'profile.completed': () => ({ toast: success(SAVED) }),
  'profile.failed': ({ message }) => ({ toast: failure(message ?? SAVE_FAILED) }),
  'code.copied': () => ({ toast: success('Código do PIX copiado com sucesso!') }),
  'payment.approved': () => ({ toast: success('Pagamento confirmado com sucesso!'), refresh: BOUGHT }),
  'payment.refunding': () => ({ refresh: BOUGHT }),
  'payment.refunded': () => ({ refresh: BOUGHT }),
  'payment.expired': () => ({ refresh: BOUGHT }),
  'score.cleared': () => ({ toast: success('Placar apagado.'), refresh: [[EVENTS]] }),
  'score.failed': ({ message }) => ({ toast: failure(message ?? GENERAL_MESSAGE), refresh: [[EVENTS]] }),
  'watched.changed': ({ name }) => ({ refresh: name === 'agenda' ? [[AGENDA]] : [[EVENTS]] }),
  'cartPayment.generated': () => ({ toast: success('Pagamento gerado com sucesso!'), refresh: [[EVENTS]] }),
  'cartPayment.failed': ({ message }) => ({
    toast: failure(message ?? 'Erro ao processar a solicitação.'),
    refresh: [[EVENTS]],
  }),
  'cartPayment.unanswered': () => unanswered([[EVENTS]]),
  'reservation.closed': () => ({ toast: failure('Esta reserva já não espera pagamento.'), refresh: BOOKED }),
  'reservation.failed': ({ message }) => ({ toast: failure(message ?? GENERAL_MESSAGE) }),
  'check.failed': ({ message }) => ({ toast: failure(message ?? 'Voucher não encontrado.') }),
  'command.done': ({ name, message }) => done(told.get(name), message),
  'command.failed': ({ name, message }) => failed(told.get(name), message),
  'command.unanswered': ({ name }) => unanswered(told.get(name)?.refresh),
  'command.refused': () => ({ toast: failure('Um momento: o pedido anterior ainda está em andamento.') }),
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

/** What is told besides is longer, and stays longer. */
function done(deed: Told | undefined, message?: string): Consequence {
  const title = deed?.done ?? '';
  const usual = deed?.durationMs === undefined ? {} : { durationMs: deed.durationMs };
  const toast = message === undefined ? success(title, usual) : success(message, { title, durationMs: LONGER_MS });
  return { toast, ...(deed?.refresh && { refresh: deed.refresh }) };
}

/** What the person saw may be no more true, so it is read again here too. */
function failed(deed: Told | undefined, message: string | undefined): Consequence {
  const title = deed?.failedTitle;
  const toast = { ...failure(message ?? deed?.failed ?? GENERAL_MESSAGE), ...(title !== undefined && { title }) };
  return { toast, ...(deed?.refresh && { refresh: deed.refresh }) };
}

/** It may have been done all the same: what is on screen is read again, so that the person sees. */
function unanswered(refresh: readonly QueryKey[] | undefined): Consequence {
  return { toast: failure(UNANSWERED, { durationMs: LONGER_MS }), ...(refresh && { refresh }) };
}

function success(message: string, more: Partial<Toast> = {}): Toast {
  return { tone: 'success', message, ...more };
}

function failure(message: string, more: Partial<Toast> = {}): Toast {
  return { tone: 'error', message, ...more };
}
