import { Effect, Schema } from 'effect';
import { type ActorRefFrom, fromCallback, fromPromise } from 'xstate';
import { DESK_METHODS, PAID_BY } from '#domain/ledger/movement.ts';
import { partsOf } from '../../../../machines/command/subjectParts.ts';
import { paidText } from './pay/payTexts.ts';
import { fromIsoDay } from '#domain/values/days/day.ts';
import { agendaEndpoints } from '#domain/contract/agenda.ts';
import { closureEndpoints } from '#domain/contract/closures.ts';
import { agendaMachine } from '../../../../machines/agenda/agenda.ts';
import { watchMachine, type WatchOutcome } from '../../../../machines/watch/watch.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import { toFailed } from '../../../shared/api/failure.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { commandOf, commandsOf } from '../../../shared/command/commandActors.ts';
import { clearDraft } from '../../../shared/forms/draft.ts';
import { submissionOf } from '../../../shared/submission/submissionActors.ts';
import type { FormsOf } from '../../../../machines/submission/forms.ts';
import { draftOfCancellation } from './cancel/CancelFields.tsx';
import { draftOfReopening } from './closing/reopening.ts';
import { draftOfGiving, toForWhom } from './give/givingForm.ts';
import { draftOfNote } from './note/NoteFields.tsx';
import { followPage } from '../../../shared/watch/followPage.ts';
import { followStream } from '../../../shared/watch/followStream.ts';
import { arenaTopic, dayTopic } from '#domain/changes/topic.ts';
import { provideAddress } from './agendaAddress.ts';
import { agendaKey, type DayReading } from './agendaQueries.ts';
import type { Deed } from '../../../../machines/agenda/undo.ts';
import { clearNoShowBy, provideUndo } from './undo/undoActors.ts';
import { provideMove } from './move/moveActors.ts';
import { provideInstallments } from './installments/installmentActors.ts';
import { newKey } from '../../../shared/api/call.ts';
import { AGENDA } from '../../../shared/api/queryKeys.ts';
import { orHold } from '../../../shared/offline/orHold.ts';
import { AGENDA_TEXTS } from './agendaTexts.ts';
import { namesOf } from './reservationNames.ts';
import { download } from '../../../shared/files/download.ts';

const toMethod = Schema.decodeUnknownSync(Schema.Literals(DESK_METHODS));

export type AgendaActor = ActorRefFrom<typeof agendaMachine>;

/** The agenda's chart with its real actors. */
export function provideAgenda(app: App) {
  const { call } = app;
  let tellDeed = (_deed: Deed): void => undefined;
  const commands = commandOf<CommandsOf['agendaChange']>({
    returnRefund: (id, signal) => call(agendaEndpoints.returnRefund, { params: { id } }, { signal }),
    settleAtCounter: (id, signal) => call(agendaEndpoints.settleAtCounter, { params: { id } }, { signal }),
  });
  const attendance = commandsOf<CommandsOf['agendaAttendance']>({
    markNoShow: (id, signal) =>
      call(agendaEndpoints.markNoShow, { params: { id } }, { signal }).pipe(
        Effect.tap(() => Effect.sync(() => tellDeed({ kind: 'noShow', id, reservation: id }))),
      ),
    clearNoShow: clearNoShowBy(call),
  });
  return agendaMachine.provide({
    actors: {
      confirm: commandsOf<CommandsOf['agendaConfirm']>({
        payReservation: (subject, signal) => {
          const { id, of: method } = partsOf(subject);
          const body = { method: toMethod(method) };
          const sending = { signal, idempotencyKey: newKey() };
          const sent = call(agendaEndpoints.payReservation, { params: { id }, body }, sending).pipe(
            Effect.map(({ data: { reservation } }) => {
              // The rest that the check has recorded is the last of the payments.
              const payment = reservation.installments.at(-1);
              if (!payment) return undefined;
              const what = paidText(payment.value, payment.method);
              tellDeed({ kind: 'payment', id: payment.id, reservation: id, what });
              return what;
            }),
          );
          const about = namesOf(onScreen(app, id));
          const what = `${AGENDA_TEXTS.paid}, ${PAID_BY[body.method]}`;
          const holdable = { call: 'payReservation', subject: id, body, about, what } as const;
          return orHold(app, holdable, sending, sent);
        },
      }),
      followDeeds: fromCallback<{ type: 'deed.done'; deed: Deed }>(({ sendBack }) => {
        tellDeed = (deed) => sendBack({ type: 'deed.done', deed });
      }),
      undo: provideUndo(app),
      move: provideMove(app, (deed) => tellDeed(deed)),
      giveBack: commands,
      counter: commands,
      markNoShow: attendance,
      clearNoShow: attendance,
      watch: provideDayWatch(app),
      installments: provideInstallments(app, (deed) => tellDeed(deed)),
      submission: submissionOf<FormsOf['agenda']>({
        deskCancellation: ({ id, received }, sending) =>
          call(agendaEndpoints.cancelAtDesk, { params: { id }, body: received ? { received } : {} }, sending).pipe(
            Effect.tap(() =>
              Effect.sync(() => {
                clearDraft(draftOfCancellation(id));
                tellDeed({ kind: 'cancellation', id, reservation: id });
              }),
            ),
          ),
        courtClosure: (body, sending) =>
          call(closureEndpoints.closeCourts, { body }, sending).pipe(
            Effect.tap(({ data: { closure } }) =>
              Effect.sync(() => tellDeed({ kind: 'closure', id: closure.id, reservation: '' })),
            ),
          ),
        courtReopening: ({ id, ...part }, sending) =>
          call(closureEndpoints.reopenCourts, { params: { id }, body: part }, sending).pipe(
            Effect.tap(() => Effect.sync(() => clearDraft(draftOfReopening(id)))),
          ),
        reservationNote: ({ id, version, note }, sending) =>
          call(agendaEndpoints.writeNote, { params: { id }, query: { version }, body: { note } }, sending).pipe(
            Effect.tap(() => Effect.sync(() => clearDraft(draftOfNote(id)))),
          ),
        reservationGiving: ({ id, version, ...typed }, sending) =>
          call(
            agendaEndpoints.giveReservation,
            { params: { id }, query: { version }, body: toForWhom(typed) },
            sending,
          ).pipe(
            Effect.tap(() =>
              Effect.sync(() => {
                clearDraft(draftOfGiving(id));
                tellDeed({ kind: 'giving', id, reservation: id });
              }),
            ),
          ),
      }),
      followAddress: provideAddress(app),
    },
  });
}

/** The reservation, as it was last read for any day. */
function onScreen({ queryClient }: Pick<App, 'queryClient'>, id: string) {
  return queryClient
    .getQueriesData<Partial<DayReading>>({ queryKey: [AGENDA] })
    .flatMap(([, day]) => day?.reservations ?? [])
    .find((reservation) => reservation.id === id);
}

/** What the team changes of its arena, and what everybody changes of the day. */
function topicsAt(arenaId: string | undefined, day: string) {
  return arenaId === undefined ? [] : [arenaTopic(arenaId), dayTopic(arenaId, day)];
}

/** Compares the server's mark of a day with the mark of the last reading. */
function provideDayWatch(app: App) {
  const { call, queryClient, session } = app;
  const arenaId = () => session.getSnapshot().context.stored?.user.worksAt;
  return watchMachine.provide({
    actors: {
      followPage,
      followStream: followStream(app, (day) => topicsAt(arenaId(), day)),
      fetchMark: fromPromise<WatchOutcome, { subject: string }>(({ input: { subject }, signal }) => {
        const day = fromIsoDay(subject);
        return Effect.runPromise(
          call(agendaEndpoints.agendaMark, { query: day }, { signal }).pipe(
            Effect.match({
              onSuccess: ({ data }): WatchOutcome => {
                const queryKey = agendaKey(day);
                const shown = queryClient.getQueryData<DayReading>(queryKey);
                // A day that is being read right now is compared at the next poll.
                const isSettled = shown !== undefined && queryClient.isFetching({ queryKey }) === 0;
                return { _tag: isSettled && shown.mark !== data.mark ? 'Changed' : 'Same' };
              },
              onFailure: toFailed,
            }),
          ),
        );
      }),
    },
  });
}

export function provideSheets({ call }: App) {
  return commandOf<CommandsOf['sheet']>({
    reservationSheet: (subject, signal) => download(call, { of: 'reservationSheet', ...sheetOf(subject) }, signal),
  });
}

/** `2026-03-05` requests a day, `2026-03` its month. */
function sheetOf(subject: string): { year: number; month: number; day?: number } {
  const [year = 0, month = 0, day] = subject.split('-').map(Number);
  return { year, month, ...(day !== undefined && { day }) };
}
