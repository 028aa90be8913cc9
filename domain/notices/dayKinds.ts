import { Schema } from 'effect';
import { DayFigures, dayLines } from '../dayEnd/dayFigures.ts';
import { agendaPath } from '../navigation/paths.ts';
import { fromIsoDay } from '../values/days/day.ts';
import { spokenDay } from '../values/days/formatDay.ts';
import { ArenaFacts, AT_ARENA, kind } from './kind.ts';

const DayFacts = Schema.Struct({ ...ArenaFacts.fields, ...DayFigures.fields });

/** What owners hear of a day that is over. */
export const DAY_KINDS = {
  dayClosed: kind<typeof DayFacts.Type>({
    to: 'Os donos da arena, quando o caixa do dia fecha ou a última hora acaba',
    mailed: 'day',
    facts: DayFacts,
    title: () => 'O dia em seis linhas',
    line: ({ arena, ...figures }) =>
      [`${arena}, ${spokenDay(fromIsoDay(figures.day))}.`, ...dayLines(figures)].join('\n'),
    path: ({ day }) => agendaPath(day),
    example: {
      ...AT_ARENA,
      day: '2026-03-05',
      reservations: 21,
      sold: 3_040_00,
      hours: { sold: 38, offered: 48, closed: 0 },
      received: [
        { method: 'platform', value: 1_610_00 },
        { method: 'pix', value: 720_00 },
        { method: 'cash', value: 480_00 },
      ],
      atArena: 230_00,
      viaPlatform: 1_529_50,
      tills: { closed: 2, over: 0, short: 5_00, isOpen: false },
      noShows: 2,
      nextHour: 7,
    },
  }),
};
