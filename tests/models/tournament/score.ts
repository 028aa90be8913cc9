import { describeScore, scoreMachine } from '../../../machines/tournament/score.ts';
import { chartModel } from '../harness/model.ts';

export const model = chartModel({
  machine: scoreMachine,
  view: describeScore,
  starts: { first: { match: 'a-match', hasScore: false }, edited: { match: 'a-match', hasScore: true } },
  decides: ({ context }) => context.hasScore,
  outcomes: {
    // What has no score has none to take back.
    'clear.requested': ({ context }) => (context.hasScore ? [{}] : []),
    'xstate.done.actor.clearScore': [
      { _tag: 'Cleared' },
      { _tag: 'Refused', message: 'A próxima partida já tem placar.' },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
  },
});
