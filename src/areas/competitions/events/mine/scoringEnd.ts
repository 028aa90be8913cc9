import { scorerEndpoints } from '#domain/contract/scorers.ts';
import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import { userOf } from '../../../../../machines/session/session.ts';
import { commandOf } from '../../../../shared/command/commandActors.ts';
import type { App } from '../../../../shared/runtime/app.ts';

/** The user stops writing the scores of a category, the command's subject. */
export function provideScoringEnd({ call, session }: App) {
  return commandOf<CommandsOf['scoringEnd']>({
    stopScoring(id, signal) {
      const player = userOf(session.getSnapshot())?.id ?? '';
      return call(scorerEndpoints.removeScorer, { params: { id, player } }, { signal });
    },
  });
}
