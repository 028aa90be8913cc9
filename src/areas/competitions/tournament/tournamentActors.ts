import { Effect } from 'effect';
import type { ActorRefFrom } from 'xstate';
import { registrationEndpoints } from '#domain/contract/registrations.ts';
import { tournamentEndpoints } from '#domain/contract/tournament.ts';
import { tournamentMachine } from '../../../../machines/tournament/tournament.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import type { FormsOf } from '../../../../machines/submission/forms.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import { clearDraft } from '../../../shared/forms/draft.ts';
import { provideScore } from './matches/scoreActors.ts';
import { type Sending, submissionOf } from '../../../shared/submission/submissionActors.ts';
import { drawDraft, toDraw, refusedAtNumber } from './groups/drawForm.ts';
import { paymentDraft } from './participants/paymentForm.ts';
import { refundDraft } from './participants/refundForm.ts';
import { followPhase, provideProgressWatch } from './groups/progressActors.ts';

export type TournamentActor = ActorRefFrom<typeof tournamentMachine>;

/** The page of a category, connected to the server. */
export function provideTournament(app: App) {
  const { call } = app;
  const draw = (drawn: ReturnType<typeof toDraw>, sending: Sending) =>
    call(tournamentEndpoints.drawGroups, drawn, sending).pipe(
      Effect.tap(() => Effect.sync(() => clearDraft(drawDraft(drawn.params.id)))),
      Effect.mapError(refusedAtNumber),
    );
  return tournamentMachine.provide({
    actors: {
      watch: provideProgressWatch(app),
      followPhase: followPhase(app),
      score: provideScore(app),
      matchMaking: commandOf<CommandsOf['tournamentMatches']>({
        makeMatches: (id, signal) => call(tournamentEndpoints.makeMatches, { params: { id } }, { signal }),
      }),
      secondPhaseMaking: commandOf<CommandsOf['tournamentSecondPhase']>({
        makeSecondPhase: (id, signal) => call(tournamentEndpoints.makeSecondPhase, { params: { id } }, { signal }),
      }),
      cancellation: commandOf<CommandsOf['tournamentLeaving']>({
        cancelRegistration: (id, signal) =>
          call(registrationEndpoints.cancelRegistration, { params: { id } }, { signal }),
        cancelMyRegistration: (id, signal) =>
          call(registrationEndpoints.cancelMyRegistration, { params: { id } }, { signal }),
      }),
      submission: submissionOf<FormsOf['tournament']>({
        drawGroups: (form, sending) => draw(toDraw(form), sending),
        redrawGroups: (form, sending) => draw(toDraw(form, true), sending),
        grantRefund: ({ id, ...body }, sending) =>
          call(registrationEndpoints.grantRefund, { params: { id }, body }, sending).pipe(
            Effect.tap(() => Effect.sync(() => clearDraft(refundDraft(id, body.player)))),
          ),
        confirmPayment: ({ id, payer }, sending) =>
          call(registrationEndpoints.confirmPayment, { params: { id }, body: payer && { payer } }, sending).pipe(
            Effect.tap(() => Effect.sync(() => clearDraft(paymentDraft(id)))),
          ),
      }),
    },
  });
}
