import { assign, fromCallback, sendTo, setup } from 'xstate';
import type { Phase } from '../../domain/tournament/match.ts';
import { commandMachine } from '../command/command.ts';
import { notProvided } from '../notProvided.ts';
import { submissionMachine } from '../submission/submission.ts';
import { watchMachine } from '../watch/watch.ts';
import { scoreMachine } from './score.ts';

/** As the page tells it: over once the final has a score. */
export type PhaseRead = Phase | 'finished';

/** What the life of a category is made of: events, actors, guards and actions. */
export const tournamentSetup = setup({
  types: {
    input: {} as { category: string; isOrganizer: boolean },
    context: {} as {
      category: string;
      isOrganizer: boolean;
      /** The registration or the match in the dialog. */
      subject: string;
      /** Of that match. */
      hasScore: boolean;
    },
    events: {} as
      | { type: 'phase.read'; phase: PhaseRead }
      | { type: 'cancel.requested'; id: string }
      | { type: 'payment.received'; id: string }
      | { type: 'draw.requested' }
      | { type: 'matches.requested' }
      | { type: 'secondPhase.requested' }
      | { type: 'score.requested'; match: string; hasScore: boolean }
      | { type: 'dialog.closed' },
    children: {} as {
      watch: 'watch';
      followPhase: 'followPhase';
      cancellation: 'cancellation';
      matchMaking: 'matchMaking';
      secondPhaseMaking: 'secondPhaseMaking';
      submission: 'submission';
      score: 'score';
    },
  },
  actors: {
    watch: watchMachine,
    /** Sends `phase.read` with what the server said last of the category, at first and whenever it changes. */
    followPhase: fromCallback<{ type: 'phase.read'; phase: PhaseRead }, { category: string }>(notProvided),
    cancellation: commandMachine,
    matchMaking: commandMachine,
    secondPhaseMaking: commandMachine,
    submission: submissionMachine,
    score: scoreMachine,
  },
  guards: {
    isAt: (_, [phase, wanted]: readonly [PhaseRead, PhaseRead]) => phase === wanted,
  },
  actions: {
    takeSubject: assign({ subject: (_, id: string) => id }),
    takeMatch: assign((_, { match, hasScore }: { match: string; hasScore: boolean }) => ({ subject: match, hasScore })),
    askToCancel: sendTo('cancellation', (_, subject: string) => ({ type: 'command.requested', subject })),
    askToMakeMatches: sendTo('matchMaking', ({ context }) => ({
      type: 'command.requested',
      subject: context.category,
    })),
    askToMakeSecondPhase: sendTo('secondPhaseMaking', ({ context }) => ({
      type: 'command.requested',
      subject: context.category,
    })),
  },
});
