import { fromIsoDay } from '#domain/values/days/day.ts';
import { undecidedDays } from '#domain/series/choices.ts';
import type { PreviewedWeek, SeriesWish } from '#domain/series/series.ts';
import { describeSeriesMaking, seriesMakingMachine } from '../../../machines/series/seriesMaking.ts';
import type { PlainWalk } from '../../../visualizer/keptWalk.ts';
import { chartModel } from '../harness/model.ts';
import { seriesMakingRules } from './seriesMakingRules.ts';

const WISH: SeriesWish = {
  court: 'court',
  weekday: 2,
  startHour: 18,
  hours: 1,
  sport: 'BEACH_TENNIS',
  from: fromIsoDay('2030-03-05'),
  price: 80_00,
  guestPlayerName: 'Rui',
};
const OF_ANA: SeriesWish = (({ guestPlayerName: _, ...wish }) => ({ ...wish, player: 'ana' }))(WISH);
/** Agreed by the month. */
const MONTHLY: SeriesWish = (({ price: _, ...wish }) => ({
  ...wish,
  monthly: { sum: 400_00, fifthWeek: 'included', skippedWeek: 'stays' } as const,
}))(WISH);
const taken = (iso: string): PreviewedWeek => ({
  day: fromIsoDay(iso),
  conflicts: [{ startHour: 18, kind: 'reservation', who: 'Bia' }],
  courts: ['two'],
  startHours: [20],
});
const FIRST = { weeks: 52, found: [taken('2030-03-12')], token: 'first' };
const FREE = { weeks: 52, found: [], token: 'free' };
const OTHER = { weeks: 52, found: [taken('2030-03-12'), taken('2030-03-19')], token: 'other' };
const REFUSED = { _tag: 'Refused', message: 'Você não tem acesso a esta ação.' } as const;
const OFFLINE = { _tag: 'Offline', message: 'Sem conexão' } as const;

const ASKED = { answering: { request: 'for-ana', player: 'ana' } };
const ELSEWHERE = { answering: { request: 'for-another', player: 'another' } };

/** All weeks are free, and it is made. */
function agreed(input: typeof ASKED, wish: SeriesWish, answers: object): PlainWalk {
  const { token } = FREE;
  return {
    chart: 'seriesMaking',
    input,
    state: 'drafting',
    steps: [
      {
        event: { type: 'series.asked', wish },
        state: 'previewing',
        started: [{ actor: 'previewSeries', input: { wish } }],
        timers: { readLimit: 8_000 },
      },
      {
        event: {
          type: 'xstate.done.actor.previewSeries',
          actorId: 'previewSeries',
          output: { _tag: 'Read', preview: FREE },
        },
        state: { deciding: 'asked' },
      },
      {
        event: { type: 'series.confirmed' },
        state: { saving: 'prompt' },
        started: [{ actor: 'createSeries', input: { series: wish, choices: [], token, ...answers } }],
        timers: { patience: 6_000 },
      },
      {
        event: { type: 'xstate.done.actor.createSeries', actorId: 'createSeries', output: { _tag: 'Made' } },
        state: 'made',
        emitted: [{ type: 'series.made' }],
      },
    ],
  };
}

export const model = chartModel({
  machine: seriesMakingMachine,
  // Of a player's request: what is made is for that player, or for somebody else after all, and then by the month.
  starts: { start: { answering: null }, asked: ASKED, elsewhere: ELSEWHERE },
  walks: [agreed(ASKED, OF_ANA, { request: 'for-ana' }), agreed(ELSEWHERE, MONTHLY, {})],
  outcomes: {
    'series.asked': ({ context: { answering } }) => {
      if (answering === null) return [{ wish: WISH }];
      return [{ wish: answering.player === 'ana' ? OF_ANA : MONTHLY }];
    },
    'choice.made': [{ choice: { day: fromIsoDay('2030-03-12'), court: 'two' } }],
    'choice.dropped': ({ context }) => (context.choices.length > 0 ? [{ day: fromIsoDay('2030-03-12') }] : []),
    'rest.skipped': ({ context }) => (context.choices.length === 0 && context.preview.found.length > 0 ? [{}] : []),
    'series.confirmed': ({ context: { preview, choices } }) =>
      undecidedDays(preview.found, choices).length === 0 ? [{}] : [],
    'xstate.done.actor.previewSeries': [
      { _tag: 'Read', preview: FIRST },
      { _tag: 'Read', preview: FREE },
      REFUSED,
      OFFLINE,
    ],
    'xstate.done.actor.createSeries': [{ _tag: 'Made' }, { _tag: 'Changed', preview: OTHER }, REFUSED, OFFLINE],
  },
  decides: ({ context: { preview, choices, answering } }) => [
    preview.token,
    JSON.stringify(choices),
    answering?.request ?? '',
  ],
  view: describeSeriesMaking,
  rules: seriesMakingRules,
});
