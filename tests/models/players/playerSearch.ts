import { describePlayerSearch, playerSearchMachine } from '../../../machines/players/playerSearch.ts';
import { chartModel } from '../harness/model.ts';
import { playerSearchRules } from './playerSearchRules.ts';

export const model = chartModel({
  machine: playerSearchMachine,
  outcomes: {
    // Each differs from what stands there: a box that is given its own text tells nobody.
    'name.typed': ({ context: { name } }) => [
      // Two letters are just enough, and one is not.
      { name: name === 'zo' ? 'zoraide p' : 'zo' },
      { name: name === '' ? 'z' : '' },
    ],
    'xstate.done.actor.findPlayers': [
      { _tag: 'Found' },
      { _tag: 'None' },
      { _tag: 'Refused', message: 'Você não tem acesso a esta ação.' },
      { _tag: 'Offline', message: 'Sem conexão' },
    ],
  },
  decides: ({ context }) => context.name,
  view: describePlayerSearch,
  rules: playerSearchRules,
});
