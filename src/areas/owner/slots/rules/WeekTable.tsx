import { hourLabel } from '#domain/values/days/hours.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { shortWeekday, spokenDay } from '#domain/values/days/formatDay.ts';
import type { PriceCell, PriceDay } from '#domain/slots/priceWeek.ts';
import type { PriceRule } from '#domain/slots/priceRule.ts';
import classes from './PriceWeek.module.css';
import { RuleLetter } from './RuleLetter.tsx';
import { cellText, letterOf, shortPrice, WEEK } from './ruleTexts.ts';

type WeekTableProps = { days: readonly PriceDay[]; rules: readonly PriceRule[] };

export function WeekTable({ days, rules }: WeekTableProps) {
  const hours = days[0]?.hours.map(({ startHour }) => startHour) ?? [];
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{WEEK.hour}</span>
          </th>
          {days.map(({ date }) => (
            <th key={toIsoDay(date)} scope="col">
              <span aria-hidden>
                {shortWeekday(date)} <span className={classes.date}>{date.day}</span>
              </span>
              <span className="visually-hidden">{spokenDay(date)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {hours.map((hour, row) => (
          <tr key={hour}>
            <th scope="row">{hourLabel(hour)}</th>
            {days.map((day) => {
              const cell = day.hours[row];
              return <td key={toIsoDay(day.date)}>{cell && <Cell cell={cell} rules={rules} />}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ cell, rules }: { cell: PriceCell; rules: readonly PriceRule[] }) {
  const index = rules.findIndex(({ id }) => id === cell.rule);
  return (
    <>
      <span className={classes.cell} aria-hidden>
        {cell.isAvailable ? shortPrice(cell.price) : <s>{shortPrice(cell.price)}</s>}
        {index >= 0 && <RuleLetter index={index} />}
        {cell.decidedBy === 'alteration' && <span className={classes.altered}>•</span>}
      </span>
      <span className="visually-hidden">{cellText(cell, index < 0 ? undefined : letterOf(index))}</span>
    </>
  );
}
