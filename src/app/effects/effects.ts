import type { QueryKey } from '@tanstack/react-query';
import type { EmittedFrom } from 'xstate';
import { agendaPath } from '#domain/navigation/paths.ts';
import type { accountMachine } from '../../../machines/account/account.ts';
import type { avatarMachine } from '../../../machines/account/avatar.ts';
import type { proofMachine } from '../../../machines/account/proof.ts';
import type { calendarFeedMachine } from '../../../machines/account/calendarFeed.ts';
import type { erasureMachine } from '../../../machines/account/erasure.ts';
import type { bookingMachine } from '../../../machines/booking/booking.ts';
import type { myReservationsMachine } from '../../../machines/booking/myReservations.ts';
import type { rebookingMachine } from '../../../machines/booking/rebooking.ts';
import type { profileCompletionMachine } from '../../../machines/booking/profileCompletion.ts';
import type { connectionMachine } from '../../../machines/connection/connection.ts';
import type { CommandName } from '../../../machines/command/commandNames.ts';
import type { FormName } from '../../../machines/submission/forms.ts';
import type { commandMachine } from '../../../machines/command/command.ts';
import type { offlineQueueMachine } from '../../../machines/installed/offlineQueue.ts';
import type { installMachine } from '../../../machines/installed/install.ts';
import type { updateMachine } from '../../../machines/installed/update.ts';
import type { consentMachine } from '../../../machines/legal/consent.ts';
import type { importingMachine } from '../../../machines/imports/importing.ts';
import type { moveMachine } from '../../../machines/agenda/move.ts';
import type { pushConsentMachine } from '../../../machines/notices/pushConsent.ts';
import type { whatsappConsentMachine } from '../../../machines/notices/whatsappConsent.ts';
import type { noticesMachine } from '../../../machines/notices/notices.ts';
import type { ownerBookingMachine } from '../../../machines/agenda/ownerBooking.ts';
import type { paymentMachine } from '../../../machines/payment/payment.ts';
import type { myBillsMachine } from '../../../machines/series/myBills.ts';
import type { cartMachine } from '../../../machines/registrations/cart.ts';
import type { googleMachine } from '../../../machines/session/google.ts';
import type { recoveryMachine } from '../../../machines/session/recovery.ts';
import type { resetMachine } from '../../../machines/session/reset.ts';
import type { seriesMakingMachine } from '../../../machines/series/seriesMaking.ts';
import type { sessionMachine } from '../../../machines/session/session.ts';
import type { unfinishedMachine } from '../../../machines/session/unfinished.ts';
import type { Way } from '../../../machines/session/stored.ts';
import type { signUpMachine } from '../../../machines/signUp/signUp.ts';
import type { pictureSubmissionMachine } from '../../../machines/submission/pictureSubmission.ts';
import type { submissionMachine } from '../../../machines/submission/submission.ts';
import type { scoreMachine } from '../../../machines/tournament/score.ts';
import type { voucherCheckMachine } from '../../../machines/vouchers/voucherCheck.ts';
import type { offerMachine } from '../../../machines/waiting/offer.ts';
import type { watchMachine } from '../../../machines/watch/watch.ts';
import { GENERAL_MESSAGE } from '../../shared/api/failure.ts';
import { AGENDA, AVAILABILITY, EVENTS, NOTICES, RESERVATIONS, SERIES } from '../../shared/api/queryKeys.ts';
import { type AppEffect, BOOKED, type Message, MOVED, SAVE_FAILED, SAVED, type Toast } from './effect.ts';

/** Every event that a chart emits to the outside. */
export type EmittedEvent =
  | EmittedFrom<typeof sessionMachine>
  | EmittedFrom<typeof connectionMachine>
  | EmittedFrom<typeof unfinishedMachine>
  | EmittedFrom<typeof googleMachine>
  | EmittedFrom<typeof consentMachine>
  | EmittedFrom<typeof installMachine>
  | EmittedFrom<typeof updateMachine>
  | EmittedFrom<typeof offlineQueueMachine>
  | EmittedFrom<typeof signUpMachine>
  | EmittedFrom<typeof recoveryMachine>
  | EmittedFrom<typeof resetMachine>
  | EmittedFrom<typeof accountMachine>
  | EmittedFrom<typeof proofMachine>
  | EmittedFrom<typeof avatarMachine>
  | EmittedFrom<typeof erasureMachine>
  | EmittedFrom<typeof calendarFeedMachine>
  | EmittedFrom<typeof submissionMachine>
  | EmittedFrom<typeof pictureSubmissionMachine>
  | EmittedFrom<typeof cartMachine>
  | EmittedFrom<typeof myBillsMachine>
  | EmittedFrom<typeof rebookingMachine>
  | EmittedFrom<typeof offerMachine>
  | EmittedFrom<typeof scoreMachine>
  | EmittedFrom<typeof watchMachine>
  | EmittedFrom<typeof noticesMachine>
  | EmittedFrom<typeof pushConsentMachine>
  | EmittedFrom<typeof whatsappConsentMachine>
  | EmittedFrom<typeof bookingMachine>
  | EmittedFrom<typeof ownerBookingMachine>
  | EmittedFrom<typeof moveMachine>
  | EmittedFrom<typeof importingMachine>
  | EmittedFrom<typeof seriesMakingMachine>
  | EmittedFrom<typeof profileCompletionMachine>
  | EmittedFrom<typeof paymentMachine>
  | EmittedFrom<typeof myReservationsMachine>
  | EmittedFrom<typeof voucherCheckMachine>
  | EmittedFrom<typeof commandMachine>;

type EventOf<T extends EmittedEvent['type']> = Extract<EmittedEvent, { type: T }>;

/** The queries that a payment may change: those of hours and of events. */
const BOUGHT: readonly QueryKey[] = [...BOOKED, [EVENTS]];
/** By what a watch was started for; a tournament's pages are all of its event. */
const WATCHED: Readonly<Record<string, readonly QueryKey[]>> = {
  agenda: [[AGENDA]],
  hours: [[AVAILABILITY]],
  reservations: [[RESERVATIONS]],
};
const LOGIN_FAILED = 'Ocorreu um erro ao realizar o login. Tente novamente mais tarde.';
const REGISTER_FAILED = 'Erro ao criar usuário. Tente novamente mais tarde.';
const GENERATED = 'Pagamento gerado com sucesso!';
const NOT_PROCESSED = 'Erro ao processar a solicitação.';
const RESERVED = 'Reserva(s) feita(s) sucesso!';
const UNANSWERED =
  'O servidor não respondeu a tempo e não sabemos se deu certo. Confira antes de repetir; repetir o mesmo pedido não o faz duas vezes.';
/** There was no line, and the browser keeps what was done. */
const HELD: AppEffect = {
  toast: success('Sem conexão: guardado neste aparelho. Enviamos quando ela voltar.', { title: 'Não enviado' }),
};
const INSTALL_FAILED = 'Este navegador não conseguiu instalar. Use o menu dele.';
const PUSH_FAILED = 'Este navegador não conseguiu ligar os avisos. Tente novamente.';
const WELCOME_MS = 8_000;
const LONGER_MS = 8_000;

/** What a person is told when a chart has a defect. */
export const BROKEN: AppEffect = {
  toast: failure('Algo deu errado nesta página. Recarregue para continuar; o que você digitou fica guardado.'),
};

/** The one table from emitted events to their effects. */
const EFFECTS: { readonly [T in EmittedEvent['type']]: (event: EventOf<T>) => AppEffect | Promise<AppEffect> } = {
  'session.began': ({ name, way }) => ({ toast: welcome(name, way), go: 'afterLogin' }),
  'session.ended': () => ({ go: 'login' }),
  'session.erased': () => ({ toast: success('Sua conta foi excluída.'), go: 'login' }),
  'session.left': () => ({ toast: failure('Você saiu da conta em outra aba.') }),
  // Everything on screen may be another for somebody else.
  'session.changed': () => ({ refresh: [[]] }),
  'session.acting': ({ place }) => ({
    toast: success(place === undefined ? 'Bom jogo!' : `Você está em ${place}.`),
    go: 'landing',
  }),
  'acting.failed': ({ message }) => ({ toast: failure(message ?? GENERAL_MESSAGE) }),
  'session.lost': () => ({ toast: failure('Sua sessão terminou. Entre novamente.') }),
  'unfinished.resumed': ({ path }) => ({ go: { path } }),
  'server.reached': () => ({ retry: 'failedReads' }),
  'login.failed': ({ message }) => ({ toast: failure(message ?? LOGIN_FAILED) }),
  'google.failed': ({ message }) => ({ toast: failure(message ?? GENERAL_MESSAGE) }),
  'proof.failed': ({ message }) => ({ toast: failure(message ?? GENERAL_MESSAGE) }),
  'update.ready': () => ({ go: 'samePage' }),
  'update.failed': () => ({
    toast: failure('A nova versão não começou. Feche as outras abas do Quadra Livre e tente de novo.'),
  }),
  'queue.sent': ({ count }) => ({
    ...(count > 0 && { toast: success(count === 1 ? 'Lançamento enviado.' : `${count} lançamentos enviados.`) }),
    refresh: BOUGHT,
  }),
  'consent.given': () => ({ toast: success('Obrigado! Termos aceitos.') }),
  'consent.failed': ({ message }) => ({ toast: failure(message ?? GENERAL_MESSAGE) }),
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
  'feed.made': () => ({ toast: success('Endereço da agenda criado!') }),
  'feed.ended': () => ({ toast: success('Endereço desligado.') }),
  'feed.failed': ({ message }) => ({ toast: failure(message ?? GENERAL_MESSAGE) }),
  'form.sent': (event) => ('isHeld' in event ? HELD : withMessage(event.name, (message) => done(message))),
  'install.failed': () => ({ toast: failure(INSTALL_FAILED) }),
  'push.began': () => ({ toast: success('Pronto! Este aparelho mostra os seus avisos.') }),
  'push.ended': () => ({ toast: success('Este aparelho não mostra mais avisos.') }),
  'push.failed': ({ message }) => ({ toast: failure(message ?? PUSH_FAILED) }),
  'whatsapp.began': () => ({ toast: success('Pronto! Os avisos chegam no seu WhatsApp.') }),
  'whatsapp.ended': () => ({ toast: success('Você não recebe mais avisos por WhatsApp.') }),
  'whatsapp.failed': ({ message }) => ({ toast: failure(message ?? GENERAL_MESSAGE) }),
  'form.failed': ({ name, message: reason }) => withMessage(name, (message) => failed(message, reason)),
  'form.unanswered': ({ name }) => withMessage(name, (message) => unanswered(message.refresh)),
  'reservation.made': () => ({ toast: success(RESERVED), refresh: BOOKED }),
  'ownerReservation.made': ({ day }) => ({
    toast: success(RESERVED),
    refresh: BOOKED,
    go: { path: agendaPath(day) },
  }),
  'series.made': () => ({ toast: success('Mensalista combinado.'), refresh: [[SERIES], ...BOOKED] }),
  'sheet.imported': ({ message }) => ({ toast: success(message), refresh: BOOKED }),
  'reservation.moved': () => done(MOVED),
  'move.failed': ({ message }) => failed(MOVED, message),
  'move.unanswered': () => unanswered(BOOKED),
  'slots.changed': ({ message }) => ({ toast: failure(message), refresh: [[AVAILABILITY]] }),
  'own.closed': () => ({ go: 'myReservations', refresh: BOOKED }),
  'booking.failed': ({ message }) => ({ toast: failure(message ?? GENERAL_MESSAGE), refresh: [[AVAILABILITY]] }),
  'booking.unanswered': () => unanswered(BOOKED),
  'profile.completed': () => ({ toast: success(SAVED) }),
  'profile.unanswered': () => unanswered(undefined),
  'profile.failed': ({ message }) => ({ toast: failure(message ?? SAVE_FAILED) }),
  'code.copied': () => ({ toast: success('Código do PIX copiado com sucesso!') }),
  'payment.approved': () => ({ toast: success('Pagamento confirmado com sucesso!'), refresh: BOUGHT }),
  'payment.refunding': () => ({ refresh: BOUGHT }),
  'payment.refunded': () => ({ refresh: BOUGHT }),
  'payment.expired': () => ({ refresh: BOUGHT }),
  'score.cleared': () => ({ toast: success('Placar apagado.'), refresh: [[EVENTS]] }),
  'score.unanswered': () => unanswered([[EVENTS]]),
  'score.failed': ({ message }) => ({ toast: failure(message ?? GENERAL_MESSAGE), refresh: [[EVENTS]] }),
  'watched.changed': ({ name }) => ({ refresh: WATCHED[name] ?? [[EVENTS]], isKnownElsewhere: true }),
  // An offer of the queue is told by a notice: whoever looks at their queues sees it.
  'notices.changed': () => ({
    refresh: [
      [NOTICES, 'list'],
      [RESERVATIONS, 'waiting'],
    ],
    isKnownElsewhere: true,
  }),
  'cartPayment.generated': () => ({ toast: success(GENERATED), refresh: [[EVENTS]] }),
  'cartPayment.failed': ({ message }) => ({
    toast: failure(message ?? NOT_PROCESSED),
    refresh: [[EVENTS]],
  }),
  'cartPayment.unanswered': () => unanswered([[EVENTS]]),
  'billPix.generated': () => ({ toast: success(GENERATED) }),
  'billPix.failed': ({ message }) => ({ toast: failure(message ?? NOT_PROCESSED), refresh: [[RESERVATIONS, 'bills']] }),
  'billPix.unanswered': () => unanswered([[RESERVATIONS, 'bills']]),
  'rebooking.chosen': () => ({ refresh: BOOKED }),
  'rebooking.failed': ({ message }) => ({ toast: failure(message ?? GENERAL_MESSAGE), refresh: BOOKED }),
  'rebooking.unanswered': () => unanswered(BOOKED),
  'offer.declined': () => ({
    toast: success('Oferta recusada. O horário passou para o próximo da fila.'),
    refresh: BOOKED,
  }),
  'offer.failed': ({ message }) => ({ toast: failure(message ?? GENERAL_MESSAGE), refresh: BOOKED }),
  'offer.unanswered': () => unanswered(BOOKED),
  'reservation.closed': ({ isPaid }) => ({
    toast: isPaid ? success('Esta reserva já está paga.') : failure('Esta reserva já não espera pagamento.'),
    refresh: BOOKED,
  }),
  'reservation.failed': ({ message }) => ({ toast: failure(message ?? GENERAL_MESSAGE) }),
  'check.failed': ({ message }) => ({ toast: failure(message ?? 'Voucher não encontrado.') }),
  'command.done': ({ name, subject, message: answer, isHeld }) =>
    isHeld
      ? HELD
      : withMessage(name, (message) => ({
          ...done(message, answer),
          ...(message.leadsToSubject && { go: { path: subject } }),
        })),
  'command.failed': ({ name, message: reason }) => withMessage(name, (message) => failed(message, reason)),
  'command.unanswered': ({ name }) => withMessage(name, (message) => unanswered(message.refresh)),
  'command.refused': () => ({ toast: failure('Um momento: o pedido anterior ainda está em andamento.') }),
};

/** The effect of an emitted event; a promise when its texts must be loaded first. */
export function effectOf<T extends EmittedEvent['type']>(event: EventOf<T>): AppEffect | Promise<AppEffect> {
  const type: T = event.type;
  return EFFECTS[type](event);
}

/** Loads the texts of commands and forms, which a first visit does not need. When that fails, all queries are refreshed. */
function withMessage(name: CommandName | FormName, toEffect: (message: Message) => AppEffect): Promise<AppEffect> {
  return import('./messages.ts').then(
    ({ MESSAGES }) => toEffect(MESSAGES[name]),
    () => ({ refresh: [[]] }),
  );
}

function welcome(name: string, way: Way): Toast {
  if (way === 'arenaSignUp') return success('Usuário criado com sucesso!');
  const message = way === 'signUp' ? 'Usuário criado com sucesso!' : 'Login realizado com sucesso!';
  return success(message, { title: `Bem-vindo, ${name}!`, durationMs: WELCOME_MS });
}

/** A text from the server is longer than the usual one, so it is shown longer, with the usual one as its title. */
function done(message: Message, answer?: string): AppEffect {
  const title = message.done;
  const usual = message.durationMs === undefined ? {} : { durationMs: message.durationMs };
  const toast = answer === undefined ? success(title, usual) : success(answer, { title, durationMs: LONGER_MS });
  return { toast, ...(message.refresh && { refresh: message.refresh }) };
}

/** A failed write may mean that the screen was out of date, so the queries are refreshed here too. */
function failed(message: Message, reason: string | undefined): AppEffect {
  const title = message.failedTitle;
  const toast = { ...failure(reason ?? message.failed), ...(title !== undefined && { title }) };
  return { toast, ...(message.refresh && { refresh: message.refresh }) };
}

/** The server may have done it nevertheless, so the queries are refreshed and the screen shows the result. */
function unanswered(refresh: readonly QueryKey[] | undefined): AppEffect {
  return { toast: failure(UNANSWERED, { durationMs: LONGER_MS }), ...(refresh && { refresh }) };
}

function success(message: string, more: Partial<Toast> = {}): Toast {
  return { tone: 'success', message, ...more };
}

function failure(message: string, more: Partial<Toast> = {}): Toast {
  return { tone: 'error', message, ...more };
}
