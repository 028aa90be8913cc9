import { describeScore, scoreMachine } from '../../../machines/tournament/score.ts';
import { chartModel } from '../harness/model.ts';
import { scoreRules } from './scoreRules.ts';

export const model = chartModel({
  machine: scoreMachine,
  view: describeScore,
  rules: scoreRules,
  starts: { first: { match: 'without-a-score' }, edited: { match: 'with-a-score' } },
  decides: ({ context }) => context.match,
  // A score that is there is changed (PATCH), not set once more, which only the server tells apart.
  walks: [
    {
      chart: 'score',
      input: { match: 'with-a-score' },
      state: 'typing',
      started: [{ actor: 'submission', input: { name: 'score', isOnce: true } }],
      steps: [{ event: { type: 'xstate.done.actor.submission', actorId: 'submission' }, state: 'over' }],
    },
  ],
  outcomes: {
    // What has no score has none to take back.
    'clear.requested': ({ context }) => (context.match === 'with-a-score' ? [{}] : []),
    // A match that was played is not decided without play.
    'walkover.requested': ({ context }) => (context.match === 'with-a-score' ? [] : [{}]),
    'xstate.done.actor.clearScore': [
      { _tag: 'Cleared' },
      { _tag: 'Refused', message: 'A próxima partida já tem placar.' },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
  },
});
