import { and, assign, fromCallback, not, or, sendTo, setup, stateIn } from 'xstate';
import type { Phase } from '#domain/tournament/match.ts';
import { commandMachine } from '../command/command.ts';
import { notProvided } from '../notProvided.ts';
import { submissionMachine } from '../submission/submission.ts';
import { watchMachine } from '../watch/watch.ts';
import { scoreMachine } from './score.ts';

/** The category's phase; `finished` once the final has a score. */
export type PhaseRead = Phase | 'finished';

export const tournamentSetup = setup({
  types: {
    input: {} as { category: string; isOrganizer: boolean; isScorer: boolean },
    context: {} as {
      category: string;
      isOrganizer: boolean;
      /** Invited by the organizer to write scores. */
      isScorer: boolean;
      /** The id of the registration or the match in the dialog. */
      subject: string;
      /** The player of that registration who gets a refund. */
      person: string;
    },
    events: {} as
      | { type: 'phase.read'; phase: PhaseRead }
      | { type: 'cancel.requested'; id: string }
      | { type: 'payment.received'; id: string }
      | { type: 'refund.requested'; id: string; person: string }
      | { type: 'draw.requested' }
      | { type: 'redraw.requested' }
      | { type: 'matches.requested' }
      | { type: 'secondPhase.requested' }
      | { type: 'score.requested'; match: string }
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
    /** Sends `phase.read` with the server's latest phase of the category, at first and whenever it changes. */
    followPhase: fromCallback<{ type: 'phase.read'; phase: PhaseRead }, { category: string }>(notProvided),
    cancellation: commandMachine,
    matchMaking: commandMachine,
    secondPhaseMaking: commandMachine,
    submission: submissionMachine,
    score: scoreMachine,
  },
  guards: {
    isOrganizer: ({ context }) => context.isOrganizer,
    mayScore: ({ context }) => context.isOrganizer || context.isScorer,
    /** A player cannot leave once the final was played; the organizer always can remove one. */
    mayLeave: or(['isOrganizer', not(stateIn({ phase: 'finished' }))]),
    /** The groups exist, and the final has not been played. */
    isDrawn: and([
      not(stateIn({ phase: 'unread' })),
      not(stateIn({ phase: 'registrations' })),
      not(stateIn({ phase: 'finished' })),
    ]),
    mayDraw: and(['isOrganizer', stateIn({ phase: 'registrations' })]),
    mayRedraw: and(['isOrganizer', 'isDrawn']),
    isAt: (_, [phase, wanted]: readonly [PhaseRead, PhaseRead]) => phase === wanted,
  },
  actions: {
    takeSubject: assign({ subject: (_, id: string) => id }),
    takePerson: assign((_, { id, person }: { id: string; person: string }) => ({ subject: id, person })),
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
