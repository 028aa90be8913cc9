import { calendarFeedMachine, describeFeed } from '../../../machines/account/calendarFeed.ts';
import { chartModel } from '../harness/model.ts';
import { calendarFeedRules } from './calendarFeedRules.ts';

const OFFLINE = { _tag: 'Offline', message: 'Sem conexão' } as const;
const REFUSED = { _tag: 'Refused', message: 'Você não tem acesso a esta ação.' } as const;

export const model = chartModel({
  machine: calendarFeedMachine,
  starts: { off: { since: null }, on: { since: new Date('2026-11-20T12:00:00Z') } },
  outcomes: {
    'xstate.done.actor.makeFeed': [
      { _tag: 'Made', secret: 'um-endereco-que-ninguem-adivinha', since: new Date('2026-11-23T15:00:00Z') },
      REFUSED,
      OFFLINE,
    ],
    'xstate.done.actor.endFeed': [{ _tag: 'Ended' }, REFUSED, OFFLINE],
  },
  decides: ({ context }) => [context.since !== null, context.secret !== null],
  view: describeFeed,
  rules: calendarFeedRules,
});
