import { type KeyboardEvent, useId } from 'react';
import { type MonthOccupancy, percentSold } from '#domain/agenda/monthOccupancy.ts';
import { shortWeekdayName, spokenWeekday } from '#domain/values/days/formatDay.ts';
import { ascending, hourLabel } from '#domain/values/days/hours.ts';
import tab from '../MonthlyTab.module.css';
import type { StatisticsActor } from '../statisticsActors.ts';
import classes from './HeatMap.module.css';
import { moveFocus } from './mapKeys.ts';
import { kindFor, OCCUPANCY, percentText, soldText } from './occupancyTexts.ts';

/** Colours of a cell; the last one is for the fifth from 80 to 100 percent. */
const LEVELS = 5;

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

type HeatMapProps = { actor: StatisticsActor; cells: MonthOccupancy['cells'] };

/**
 * Hours are rows, weekdays are columns, so that a phone shows it whole; each cell says its percent. One cell is in the tab
 * order, and the arrow keys move between cells.
 */
export function HeatMap({ actor, cells }: HeatMapProps) {
  const id = useId();
  const at = new Map(cells.map((cell) => [`${cell.weekday} ${cell.startHour}`, cell]));
  const hours = ascending(cells.map(({ startHour }) => startHour));
  const first = cells.find(({ startHour }) => startHour === hours[0]);
  return (
    <section className={tab.card} aria-labelledby={id}>
      <h3 id={id} className={tab.title}>
        {OCCUPANCY.map}
      </h3>
      <p className={tab.lead}>{OCCUPANCY.mapLead}</p>
      <table
        // It is still a table, but its cells are reached with the arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        className={classes.map}
        aria-labelledby={id}
        onKeyDown={(event: KeyboardEvent<HTMLTableElement>) => {
          if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
        }}
      >
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{OCCUPANCY.hour}</span>
            </th>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" abbr={spokenWeekday(weekday)}>
                {shortWeekdayName(weekday)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour) => (
            <tr key={hour}>
              <th scope="row">{hourLabel(hour)}</th>
              {WEEKDAYS.map((weekday) => {
                const cell = at.get(`${weekday} ${hour}`);
                if (!cell) return <td key={weekday}>–</td>;
                return (
                  <td key={weekday}>
                    <button
                      type="button"
                      className={classes.cell}
                      data-level={levelOf(percentSold(cell))}
                      tabIndex={cell === first ? 0 : -1}
                      aria-label={`${percentText(cell)}, ${spokenWeekday(weekday)} ${hourLabel(hour)}: ${soldText(cell)}`}
                      onClick={() => actor.send({ type: 'hours.opened', list: { of: kindFor(cell), weekday, hour } })}
                    >
                      {percentText(cell)}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.legend} aria-hidden>
        {OCCUPANCY.less}
        {Array.from({ length: LEVELS }, (_, level) => (
          <span key={level} className={classes.swatch} data-level={level} />
        ))}
        {OCCUPANCY.more}
      </p>
    </section>
  );
}

/** 0 below 20 percent, 4 from 80. */
function levelOf(percent: number): number {
  return Math.min(LEVELS - 1, Math.floor((percent * LEVELS) / 100));
}
