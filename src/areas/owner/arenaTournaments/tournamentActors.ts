import type { ActorRefFrom } from 'xstate';
import { arenaTournamentEndpoints } from '#domain/contract/arenaTournaments.ts';
import { arenaTournamentsMachine } from '../../../../machines/arenaTournaments/arenaTournaments.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import type { FormsOf } from '../../../../machines/submission/forms.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import { pictureSubmissionOf } from '../../../shared/submission/pictureSubmissionActors.ts';
import { toTournament } from './tournamentForm.ts';

export type TournamentsActor = ActorRefFrom<typeof arenaTournamentsMachine>;

/** The tournaments' chart with its real actors. */
export function provideTournaments({ call }: App) {
  return arenaTournamentsMachine.provide({
    actors: {
      command: commandOf<CommandsOf['arenaTournaments']>({
        cancelTournament: (id, signal) =>
          call(arenaTournamentEndpoints.cancelArenaTournament, { params: { id } }, { signal }),
      }),
      submission: pictureSubmissionOf<FormsOf['arenaTournaments']>({
        newTournament: (form, sending) =>
          call(arenaTournamentEndpoints.createArenaTournament, { body: toTournament(form) }, sending),
      }),
    },
  });
}
