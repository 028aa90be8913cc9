import { addDays, type Day, isSameDay } from '#domain/values/days/day.ts';
import { formatDay, sentence, spokenDay } from '#domain/values/days/formatDay.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';

const time = new Intl.DateTimeFormat('pt-BR', { timeZone: DEFAULT_ZONE, hour: '2-digit', minute: '2-digit' });

/** `18:05`, by the clocks of Brasília. */
export function timeText(at: Date): string {
  return time.format(at);
}

export interface OfDay<Item> {
  /** `Hoje`, `Ontem`, `Quinta-feira, 5 de março`. */
  readonly name: string;
  readonly items: readonly Item[];
}

/**
 * Things by the day on which each happened, in the order in which they come.
 * @param atOf when one happened
 */
export function byDay<Item>(items: readonly Item[], atOf: (item: Item) => Date, now: Date): OfDay<Item>[] {
  const { day: today } = momentIn(now, DEFAULT_ZONE);
  const days = new Map<string, { name: string; items: Item[] }>();
  for (const item of items) {
    const { day } = momentIn(atOf(item), DEFAULT_ZONE);
    const key = formatDay(day);
    const known = days.get(key);
    if (known) known.items.push(item);
    else days.set(key, { name: dayName(day, today), items: [item] });
  }
  return [...days.values()];
}

function dayName(day: Day, today: Day): string {
  if (isSameDay(day, today)) return 'Hoje';
  if (isSameDay(day, addDays(today, -1))) return 'Ontem';
  const spoken = spokenDay(day);
  return sentence(spoken);
}
