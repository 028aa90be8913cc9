import type { OpeningHours, OpenSpan } from './opening.ts';

const WEEK_DAYS = 7;
/** Their own list, since the page of an arena comes without the words of whole dates. */
const SHORT = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];

/** From Monday on, as the week is read. */
const READ = [1, 2, 3, 4, 5, 6, 0];

/** Such as `seg fechado`, `ter a sex 6h às 23h`, `sáb e dom 6h às 12h e 14h às 20h`: weekdays in a row with the same hours are one. */
export function openingTexts(week: OpeningHours): string[] {
  const groups: { days: number[]; hours: string }[] = [];
  for (const weekday of READ) {
    const hours = hoursText(week[weekday] ?? []);
    const last = groups.at(-1);
    if (last?.hours === hours) last.days.push(weekday);
    else groups.push({ days: [weekday], hours });
  }
  return groups.map(({ days, hours }) => `${daysText(days)} ${hours}`);
}

function daysText(days: readonly number[]): string {
  const [first = 0] = days;
  const last = days.at(-1) ?? first;
  if (days.length === WEEK_DAYS) return 'todos os dias';
  if (days.length === 1) return SHORT[first] ?? '';
  return `${SHORT[first]} ${days.length === 2 ? 'e' : 'a'} ${SHORT[last]}`;
}

/** `fechado`, `24 horas`, or the spans. */
export function hoursText(spans: readonly OpenSpan[]): string {
  if (spans.length === 0) return 'fechado';
  const [only] = spans;
  if (spans.length === 1 && only?.fromHour === 0 && only.untilHour === 24) return '24 horas';
  return list.format(spans.map(({ fromHour, untilHour }) => `${fromHour}h às ${untilHour}h`));
}

const list = new Intl.ListFormat('pt-BR', { type: 'conjunction' });
