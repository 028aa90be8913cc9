import { queryOptions } from '@tanstack/react-query';
import { scorerEndpoints } from '#domain/contract/scorers.ts';
import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import type { Call } from '../../../../shared/api/call.ts';
import { EVENTS } from '../../../../shared/api/queryKeys.ts';
import { reading } from '../../../../shared/api/reading.ts';
import { commandOf } from '../../../../shared/command/commandActors.ts';
import { partsOf } from '../../../../../machines/command/subjectParts.ts';
import type { App } from '../../../../shared/runtime/app.ts';

/** Whoever writes scores, and until when the link is valid; for the organizer. */
export function scorersQuery(call: Call, categoryId: string) {
  return queryOptions({
    queryKey: [EVENTS, 'scorers', categoryId],
    queryFn: reading(call, scorerEndpoints.scorers, { params: { id: categoryId } }, ({ scorers, linkUntil }) => ({
      scorers,
      linkUntil,
    })),
  });
}

/** Makes a link, by `subjectOf` the category and the secret, or ends the category's link. */
export function provideScorerLink({ call }: App) {
  return commandOf<CommandsOf['scorerLink']>({
    makeScorerLink(subject, signal) {
      const { id, of: token } = partsOf(subject);
      return call(scorerEndpoints.makeScorerLink, { params: { id }, body: { token } }, { signal });
    },
    endScorerLink: (id, signal) => call(scorerEndpoints.endScorerLink, { params: { id } }, { signal }),
  });
}

/** Removes a scorer; the subject is `subjectOf` the category and the player. */
export function provideRemoval({ call }: App) {
  return commandOf<CommandsOf['scorers']>({
    removeScorer(subject, signal) {
      const { id, of: player } = partsOf(subject);
      return call(scorerEndpoints.removeScorer, { params: { id, player } }, { signal });
    },
  });
}

/** Becomes a scorer by the secret of a link. */
export function provideScoring({ call }: App) {
  return commandOf<CommandsOf['scoring']>({
    becomeScorer: (token, signal) => call(scorerEndpoints.becomeScorer, { body: { token } }, { signal }),
  });
}
