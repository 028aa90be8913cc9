import { Schema } from 'effect';
import { fromIsoDay } from '../days/day.ts';
import { formatDay, spokenWeekday } from '../days/formatDay.ts';
import { agendaPath, ROUTES } from '../navigation/routes.ts';
import { AT_ARENA, BOOKED, kind, whenText } from './kind.ts';

const SeriesFacts = Schema.Struct({
  /** The arena's name. */
  arena: Schema.String,
  /** 0–6, Sunday first. */
  weekday: Schema.Int,
  /** `18:00 às 20:00` */
  hours: Schema.String,
  /** `2026-03-05`: the first day, or the last one of a series that ended. */
  day: Schema.String,
});
type SeriesFacts = typeof SeriesFacts.Type;

const WeekFacts = Schema.Struct({ arena: Schema.String, day: Schema.String, hours: Schema.String });

const toOwn = (): string => ROUTES.myReservations.path;
const EXAMPLE = { ...AT_ARENA, weekday: 4, hours: BOOKED.hours, day: BOOKED.day };
const WEEK = { ...AT_ARENA, day: BOOKED.day, hours: BOOKED.hours };

/** What is heard of those who play every week. */
export const SERIES_KINDS = {
  seriesMade: kind({
    to: 'De quem é o horário de toda semana',
    facts: SeriesFacts,
    title: () => 'Você é mensalista',
    line: (facts) => `${weeklyText(facts)}, a partir de ${dayText(facts)}.`,
    path: toOwn,
    example: EXAMPLE,
  }),
  seriesEnded: kind({
    to: 'De quem era o horário de toda semana',
    isMailed: true,
    facts: SeriesFacts,
    title: () => 'O seu horário de mensalista foi encerrado',
    line: (facts) => `${weeklyText(facts)}: vale até ${dayText(facts)}. O que já foi pago continua reservado.`,
    path: toOwn,
    example: EXAMPLE,
  }),
  seriesWeekLost: kind({
    to: 'O mensalista que fica sem o horário em uma semana',
    isMailed: true,
    facts: WeekFacts,
    title: () => 'Uma semana do seu horário não está livre',
    line: (facts) => `${facts.arena}, ${whenText(facts)}. Combine outro horário com a arena.`,
    path: toOwn,
    example: WEEK,
  }),
  seriesWeekTaken: kind({
    to: 'A equipe da arena',
    facts: WeekFacts,
    title: () => 'Um mensalista ficou sem o horário',
    line: (facts, who) => `${who}: ${whenText(facts)}. O horário já não estava livre ou não abre neste dia.`,
    path: ({ day }) => agendaPath(day),
    example: WEEK,
  }),
};

/** `Arena Maré Alta, toda quinta, 18:00 às 20:00` */
function weeklyText({ arena, weekday, hours }: SeriesFacts): string {
  return `${arena}, ${weekday === 0 || weekday === 6 ? 'todo' : 'toda'} ${spokenWeekday(weekday)}, ${hours}`;
}

function dayText({ day }: SeriesFacts): string {
  return formatDay(fromIsoDay(day));
}
