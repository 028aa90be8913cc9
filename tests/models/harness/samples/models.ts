import { chartModel } from '../model.ts';
import { outingSample } from './outing.ts';
import { paymentSample } from './payment.ts';
import { searchSample } from './search.ts';

export const paymentSampleModel = chartModel({
  machine: paymentSample,
  starts: { 'a new charge': { charge: { id: 'c1', lastsMs: 3_600_000 } } },
  outcomes: { 'xstate.done.actor.fetchStatus': ['pending', 'approved', 'cancelled'] },
  view: ({ context, value }) => ({ copied: context.copied, over: typeof value === 'string' }),
});

export const searchSampleModel = chartModel({
  machine: searchSample,
  outcomes: {
    'text.typed': [{ text: 'a' }, { text: 'an' }],
    'xstate.done.actor.findPlayers': [{ _tag: 'Found', names: ['Ana'] }, { _tag: 'Offline' }],
  },
  decides: ({ context }) => context.tries,
});

export const outingSampleModel = chartModel({ machine: outingSample });
