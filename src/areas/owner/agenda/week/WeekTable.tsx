import { memo } from 'react';
import { Link } from 'wouter';
import type { WeekDay } from '#domain/agenda/week.ts';
import { hourLabel } from '#domain/values/days/hours.ts';
import { type Day, isSameDay, toIsoDay } from '#domain/values/days/day.ts';
import { formatDay, shortWeekday, spokenDay } from '#domain/values/days/formatDay.ts';
import { formatReais } from '#domain/values/money.ts';
import { agendaHourPath, agendaPath } from '#domain/navigation/paths.ts';
import { AGENDA_TEXTS, countOf } from '../agendaTexts.ts';
import classes from './WeekTable.module.css';
import { hourName, namesIn, takenText, WEEK } from './weekTexts.ts';

/** Hours are rows, days are columns; a cell leads to its hour of its day. */
export function WeekTable({ days, today }: { days: readonly WeekDay[]; today: Day }) {
  const hours = [...new Set(days.flatMap((day) => day.hours.map(({ startHour }) => startHour)))].toSorted(
    (a, b) => a - b,
  );
  return (
    <>
      <div className={classes.scroller}>
        <table className={classes.table} aria-label={WEEK.grid}>
          <thead>
            <tr>
              <th scope="col" className={classes.hour}>
                {AGENDA_TEXTS.hour}
              </th>
              {days.map((day) => (
                <DayHead key={toIsoDay(day.date)} day={day} isToday={isSameDay(day.date, today)} />
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map((hour) => (
              <tr key={hour}>
                <th scope="row" className={classes.hour}>
                  {hourLabel(hour)}
                </th>
                {days.map(({ date, hours: ofDay }) => (
                  <HourCell key={toIsoDay(date)} date={date} hour={ofDay.find((one) => one.startHour === hour)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={classes.hint}>{WEEK.sideways}</p>
    </>
  );
}

function DayHead({ day, isToday }: { day: WeekDay; isToday: boolean }) {
  const { date, total, atArena, viaPlatform } = day;
  const left = atArena + viaPlatform;
  return (
    <th
      scope="col"
      ref={isToday ? showColumn : undefined}
      data-today={isToday || undefined}
      aria-label={spokenDay(date)}
    >
      <Link href={agendaPath(toIsoDay(date))} className={classes.day}>
        <b>{`${shortWeekday(date)} ${formatDay(date).slice(0, 'dd/mm'.length)}`}</b>
        <span>{countOf(day)}</span>
        <span className={classes.total}>{formatReais(total)}</span>
        <span className={classes.left}>{left > 0 && WEEK.left(formatReais(left))}</span>
      </Link>
    </th>
  );
}

/** A phone has room for two days: today is scrolled to. */
function showColumn(column: HTMLTableCellElement | null): void {
  const scroller = column?.closest('table')?.parentElement;
  const hours = column?.parentElement?.firstElementChild?.clientWidth ?? 0;
  if (column && scroller) scroller.scrollLeft = column.offsetLeft - hours;
}

/** A week has a hundred cells: only those that changed are rendered again. */
const HourCell = memo(function HourCell({ date, hour }: { date: Day; hour: WeekDay['hours'][number] | undefined }) {
  if (!hour) return <td className={classes.none} aria-label={WEEK.closed} />;
  const { free, who } = hour;
  const share = who.length / Math.max(1, free + who.length);
  return (
    <td>
      <Link
        href={agendaHourPath(toIsoDay(date), hour.startHour)}
        className={classes.cell}
        data-taken={who.length > 0 || undefined}
      >
        <span className="visually-hidden">{hourName(date, hour)}</span>
        <b className={classes.taken}>{takenText(hour)}</b>
        {share > 0 && <span className={classes.share} aria-hidden style={{ backgroundSize: `${share * 100}% 100%` }} />}
        <span className={classes.who}>{namesIn(hour).join(', ')}</span>
      </Link>
    </td>
  );
});
