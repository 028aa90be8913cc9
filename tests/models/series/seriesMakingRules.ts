import type { SeriesPreview } from '#domain/series/series.ts';
import { describeSeriesMaking, type seriesMakingMachine } from '../../../machines/series/seriesMaking.ts';
import type { Moment } from '../harness/moments.ts';
import { can, type Check, emits, ends, type Rule, same, starts, startsNot, waits } from '../harness/rules.ts';

type Making = typeof seriesMakingMachine;
type Answer = { readonly _tag: string; readonly message: string; readonly preview: SeriesPreview };

const section = 'decisions 092';
const NO_ANSWER = 'O servidor demorou demais para responder. Tente novamente.';

const output = ({ event }: Moment<Making>) => event['output'] as Answer;
const is = (tag: string) => (moment: Moment<Making>) => output(moment)._tag === tag;
const isFailed = (moment: Moment<Making>) => ['Refused', 'Offline', 'SessionEnded'].includes(output(moment)._tag);
const view = describeSeriesMaking;

/** The screen is that one, and nothing that was typed or decided is lost. */
const keepsAll =
  (show: string, reason: (moment: Moment<Making>) => string): Check<Making> =>
  (moment) => {
    const [before, after] = [view(moment.before), view(moment.after)];
    same('another screen', show, after.show);
    same('another reason', reason(moment), after.reason);
    same(
      'something is lost',
      [before.wish, before.preview, before.choices],
      [after.wish, after.preview, after.choices],
    );
  };
/** Nobody who is undecided about a conflict can go on. */
const asksForAll: Check<Making> = (moment, earlier) =>
  can({ type: 'series.confirmed' }, view(moment.after).left === 0)(moment, earlier);
/** The same series is sent, with the choices on screen and the token of the list on screen; it answers the request of its own player alone. */
const isSentOnce: readonly Check<Making>[] = [
  starts<Making>('createSeries', ({ before }) => {
    const { wish, choices, preview } = view(before);
    const { answering } = before.context;
    const isTheirs = answering !== null && wish?.player === answering.player;
    return { series: wish, choices, token: preview.token, ...(isTheirs && { request: answering.request }) };
  }),
  can({ type: 'series.confirmed' }, false),
];

export const seriesMakingRules: readonly Rule<Making>[] = [
  {
    section,
    says: 'nothing is looked up or made before it is asked for',
    on: 'start',
    must: [({ after }) => same('another screen', 'drafting', view(after).show), startsNot(), emits()],
  },
  {
    section,
    says: 'what is asked is what is looked up, and nothing is made by that',
    on: 'series.asked',
    must: [
      starts<Making>('previewSeries', ({ event }) => ({ wish: event['wish'] })),
      waits('readLimit', 8_000),
      emits(),
      can({ type: 'preview.left' }),
    ],
  },
  {
    section,
    says: 'every conflict of the list is asked about: nothing is ever skipped in silence',
    on: 'done(previewSeries)',
    when: is('Read'),
    must: [
      (moment) => {
        const { show, preview, left, choices } = view(moment.after);
        const conflicts = output(moment).preview.found.length;
        same('another list', ['deciding', output(moment).preview], [show, preview]);
        same('a conflict is not asked about', conflicts, left + choices.length);
      },
      asksForAll,
      startsNot(),
      emits(),
    ],
  },
  {
    section,
    says: 'what could not be looked up says why, and all that was typed is there',
    on: 'done(previewSeries)',
    when: isFailed,
    must: [keepsAll('drafting', (moment) => output(moment).message), can({ type: 'series.asked', wish: {} })],
  },
  {
    section: 'decisions 032',
    says: 'nobody waits for ever for the weeks, and what was typed is there',
    on: ['after(readLimit)', 'error(previewSeries)'],
    must: [keepsAll('drafting', () => NO_ANSWER), ends('previewSeries')],
  },
  {
    section,
    says: 'looking up can be left, and the form is there as it was typed',
    on: 'preview.left',
    must: [keepsAll('drafting', () => ''), ends('previewSeries')],
  },
  {
    section,
    says: 'a week is as it was decided last',
    on: 'choice.made',
    must: [
      ({ event, after }) => same('not as decided', true, view(after).choices.includes(event['choice'] as never)),
      asksForAll,
      startsNot(),
    ],
  },
  {
    section,
    says: 'a choice that is taken back is asked for again',
    on: 'choice.dropped',
    must: [
      ({ event, after }) => {
        const days = view(after).choices.map(({ day }) => JSON.stringify(day));
        same('still decided', false, days.includes(JSON.stringify(event['day'])));
      },
      asksForAll,
      startsNot(),
    ],
  },
  {
    section,
    says: 'all that is left is skipped only because a person said so',
    on: 'rest.skipped',
    must: [
      ({ before, after }) => {
        same('some are left', 0, view(after).left);
        same('others were decided', view(before).left, view(after).choices.length - view(before).choices.length);
      },
      asksForAll,
      startsNot(),
    ],
  },
  {
    section,
    says: 'what is agreed can be changed, and what was decided is kept until the weeks are looked up again',
    on: 'draft.reopened',
    must: [keepsAll('drafting', ({ before }) => view(before).reason), startsNot()],
  },
  {
    section,
    says: 'the series is sent with the list and the choices on screen, and nothing is sent twice',
    on: 'series.confirmed',
    must: [...isSentOnce, keepsAll('saving', () => '')],
  },
  {
    section,
    says: 'once it is made, every list that shows reservations is read anew',
    on: 'done(createSeries)',
    when: is('Made'),
    must: [({ after }) => same('another screen', 'made', view(after).show), emits({ type: 'series.made' })],
  },
  {
    section,
    says: 'a 409 brings the new list, says what came, and keeps what was chosen where it still applies',
    on: 'done(createSeries)',
    when: is('Changed'),
    must: [
      (moment) => {
        const [before, after] = [view(moment.before), view(moment.after)];
        same('another list', output(moment).preview, after.preview);
        const came = after.preview.found.filter(
          ({ day }) => !JSON.stringify(before.preview.found).includes(JSON.stringify(day)),
        );
        same(
          'it is not said what came',
          came.map(({ day }) => day),
          after.change?.came,
        );
        same('a choice is lost', before.choices, after.choices);
      },
      asksForAll,
      startsNot(),
      emits(),
    ],
  },
  {
    section,
    says: 'a series that was refused, or that nobody answered for, is there as it was, and can be sent again',
    on: 'done(createSeries)',
    when: isFailed,
    must: [keepsAll('deciding', (moment) => output(moment).message), can({ type: 'series.confirmed' }), emits()],
  },
  {
    section: 'decisions 032',
    says: 'when it takes long it can be left, and goes on meanwhile',
    on: 'after(patience)',
    must: [
      ({ after }) => same('it cannot be left', ['saving', true], [view(after).show, view(after).isSlow]),
      can({ type: 'wait.abandoned' }),
      startsNot(),
    ],
  },
  {
    section: 'decisions 032',
    says: 'waiting ends, by itself or by hand; all that was decided is there, and it can be sent again',
    on: ['after(waitLimit)', 'wait.abandoned', 'error(createSeries)'],
    must: [keepsAll('deciding', () => NO_ANSWER), can({ type: 'series.confirmed' }), emits()],
  },
];
