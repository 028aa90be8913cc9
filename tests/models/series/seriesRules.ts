import { describeSeries, type seriesMachine } from '../../../machines/series/series.ts';
import { afterEvents } from '../harness/nextSteps.ts';
import { type Rule, same, starts } from '../harness/rules.ts';
import { dialogChecks } from '../submission/dialogRules.ts';

type List = typeof seriesMachine;

const none = { ending: '', refusing: '' };
const dialog = dialogChecks<List, typeof none>(describeSeries, none, [
  { type: 'end.requested', id: 'one' },
  { type: 'refusal.requested', id: 'one' },
  { type: 'skip.requested', id: 'one/2030-03-05' },
  { type: 'restore.requested', id: 'one/2030-03-05' },
]);

/** What decision 092 says of the list of those who play every week. */
export const seriesRules: readonly Rule<List>[] = [
  {
    section: 'decisions 092',
    says: 'a week is skipped and restored by one tap each, for either takes the other back',
    on: 'start',
    must: [
      ...dialog.rests,
      starts('skip', () => ({ name: 'skipOccurrence', asksFirst: false })),
      starts('restore', () => ({ name: 'restoreOccurrence', asksFirst: false })),
    ],
  },
  {
    section: 'decisions 092',
    says: 'the week that was chosen is the one that is skipped, and none is restored',
    on: 'skip.requested',
    must: dialog.hands('skip'),
  },
  {
    section: 'decisions 092',
    says: 'the week that was chosen is the one that is restored, and none is skipped',
    on: 'restore.requested',
    must: dialog.hands('restore'),
  },
  {
    section: 'decisions 092',
    says: 'the end is asked for in a dialog about the series that was chosen, and sent once',
    on: 'end.requested',
    must: [
      ...dialog.opens('seriesEnd', ({ event }) => ({ ...none, ending: String(event['id']) })),
      ({ after }) => {
        const next = afterEvents(after, { type: 'dialog.closed' }, { type: 'end.requested', id: 'another' });
        same('it is about the one before', 'another', describeSeries(next).ending);
      },
    ],
  },
  {
    section: 'decisions 092',
    says: 'a request is refused in a dialog about the one that was chosen, and nothing is ended by that',
    on: 'refusal.requested',
    must: [
      ...dialog.opens('seriesRefusal', ({ event }) => ({ ...none, refusing: String(event['id']) })),
      ({ after }) => {
        const next = afterEvents(after, { type: 'dialog.closed' }, { type: 'refusal.requested', id: 'another' });
        same('it is about the one before', 'another', describeSeries(next).refusing);
      },
    ],
  },
  {
    section: 'decisions 092',
    says: 'once the end or the refusal was sent, or is thought better of, the list is there again',
    on: ['dialog.closed', 'done(submission)'],
    must: dialog.closes,
  },
  {
    section: 'decisions 092',
    says: 'the form is at work as long as its dialog is open; what was asked of a week goes on below it',
    must: dialog.runs('skip', 'restore'),
  },
];
