import { describeKeptList } from '../../../machines/keptList.ts';
import { unregisteredArenasMachine } from '../../../machines/unregisteredArenas/unregisteredArenas.ts';
import { chartModel } from '../harness/model.ts';
import { unregisteredArenasRules } from './unregisteredArenasRules.ts';

export const model = chartModel({
  machine: unregisteredArenasMachine,
  view: describeKeptList,
  rules: unregisteredArenasRules,
  outcomes: {
    'edit.requested': [{ id: 'an-arena' }],
    'delete.requested': [{ id: 'an-arena' }],
  },
});
