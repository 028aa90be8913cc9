import { fromIsoDay } from '../../../domain/days/day.ts';
import { undecidedDays } from '../../../domain/series/choices.ts';
import type { PreviewedWeek, SeriesWish } from '../../../domain/series/series.ts';
import { describeSeriesMaking, seriesMakingMachine } from '../../../machines/series/seriesMaking.ts';
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

export const model = chartModel({
  machine: seriesMakingMachine,
  outcomes: {
    'series.asked': [{ wish: WISH }],
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
  decides: ({ context: { preview, choices } }) => [preview.token, JSON.stringify(choices)],
  view: describeSeriesMaking,
  rules: seriesMakingRules,
});
