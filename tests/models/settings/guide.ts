import { describeGuide, guideMachine } from '../../../machines/settings/guide.ts';
import { chartModel } from '../harness/model.ts';
import { guideRules } from './guideRules.ts';

export const model = chartModel({
  machine: guideMachine,
  rules: guideRules,
  starts: {
    courts: { place: 'courts' },
    hours: { place: 'hours' },
    payment: { place: 'payment' },
    profile: { place: 'profile' },
    publish: { place: 'publish' },
    published: { place: 'published' },
  },
  view: describeGuide,
});
