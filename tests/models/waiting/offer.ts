import { describeOffer, offerMachine } from '../../../machines/waiting/offer.ts';
import { chartModel } from '../harness/model.ts';
import { offerRules } from './offerRules.ts';

const OFFLINE = { _tag: 'Offline', message: 'Sem conexão com a internet. Verifique e tente novamente.' } as const;

export const model = chartModel({
  machine: offerMachine,
  starts: { start: { offer: 'an-offer', secondsLeft: 600 } },
  outcomes: { 'xstate.done.actor.decline': [{ _tag: 'Declined' }, { _tag: 'Over' }, OFFLINE] },
  view: describeOffer,
  rules: offerRules,
});
