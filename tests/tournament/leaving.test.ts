import { expect, it } from 'vitest';
import { initialTransition, transition } from 'xstate';
import { tournamentMachine } from '../../machines/tournament/tournament.ts';
import type { PhaseRead } from '../../machines/tournament/tournamentSetup.ts';

/** What the chart asks of its children when somebody wants to leave, or to have money go back. */
function asked(type: 'cancel.requested' | 'refund.requested', phase: PhaseRead, isOrganizer: boolean): unknown {
  const [initial] = initialTransition(tournamentMachine, { category: 'a-category', isOrganizer, isScorer: false });
  const [at] = transition(tournamentMachine, initial, { type: 'phase.read', phase });
  const event =
    type === 'cancel.requested' ? ({ type, id: 'one' } as const) : ({ type, id: 'one', person: 'two' } as const);
  const [after, actions] = transition(tournamentMachine, at, event);
  return [after.value.dialog, actions.filter((action) => action.type === 'xstate.sendTo').length];
}

// Red without `mayLeave` in machines/tournament/tournament.ts: not a hidden button alone, but no way in the chart.
it('asks nobody who plays whether to leave after the final, and still asks the organizer', () => {
  expect([
    asked('cancel.requested', 'groups', false),
    asked('cancel.requested', 'finished', false),
    asked('cancel.requested', 'finished', true),
  ]).toEqual([
    ['browsing', 1],
    ['browsing', 0],
    ['browsing', 1],
  ]);
});

// Red without `isOrganizer` at 'refund.requested'.
it('lets nobody but the organizer give money back', () => {
  expect([asked('refund.requested', 'matches', false), asked('refund.requested', 'matches', true)]).toEqual([
    ['browsing', 0],
    ['refunding', 0],
  ]);
});
