import { useId } from 'react';
import {
  cellsBy,
  GONE_COURTS,
  type HoursChoice,
  type MonthOccupancy,
  percentSold,
  type SoldHours,
} from '#domain/agenda/monthOccupancy.ts';
import { sentence, spokenWeekday } from '#domain/values/days/formatDay.ts';
import { hourLabel } from '#domain/values/days/hours.ts';
import tab from '../MonthlyTab.module.css';
import type { StatisticsActor } from '../statisticsActors.ts';
import classes from './Occupancy.module.css';
import { kindFor, OCCUPANCY, percentText, soldText } from './occupancyTexts.ts';

interface Bar {
  readonly name: string;
  readonly hours: SoldHours;
  readonly limits: Omit<HoursChoice, 'of'>;
}

type OccupancyBarsProps = { actor: StatisticsActor; occupancy: MonthOccupancy };

/** The month's occupancy by court, by weekday and by hour. Each chart is a table, so that it reads as one too. */
export function OccupancyBars({ actor, occupancy: { courts, cells } }: OccupancyBarsProps) {
  return (
    <div className={tab.charts}>
      <div className={classes.column}>
        <Bars
          actor={actor}
          title={OCCUPANCY.byCourt}
          column={OCCUPANCY.court}
          bars={courts.map(({ id, name, ...hours }) => ({
            name: id === null ? OCCUPANCY.gone : name,
            hours,
            limits: { court: id ?? GONE_COURTS },
          }))}
        />
        <Bars
          actor={actor}
          title={OCCUPANCY.byWeekday}
          column={OCCUPANCY.weekday}
          bars={cellsBy(cells, 'weekday').map(({ place, ...hours }) => ({
            name: sentence(spokenWeekday(place)),
            hours,
            limits: { weekday: place },
          }))}
        />
      </div>
      <Bars
        actor={actor}
        title={OCCUPANCY.byHour}
        column={OCCUPANCY.hour}
        bars={cellsBy(cells, 'startHour').map(({ place, ...hours }) => ({
          name: hourLabel(place),
          hours,
          limits: { hour: place },
        }))}
      />
    </div>
  );
}

type BarsProps = { actor: StatisticsActor; title: string; column: string; bars: readonly Bar[] };

function Bars({ actor, title, column, bars }: BarsProps) {
  const id = useId();
  return (
    <section className={tab.card} aria-labelledby={id}>
      <h3 id={id} className={tab.title}>
        {title}
      </h3>
      <table className={classes.bars} aria-labelledby={id}>
        <colgroup>
          <col className={classes.name} />
          <col />
          <col className={classes.number} />
        </colgroup>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{column}</th>
            <th scope="col">{OCCUPANCY.counted}</th>
            <th scope="col">{OCCUPANCY.rate}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ name, hours, limits }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                <span className={classes.track} aria-hidden>
                  <span className={classes.bar} style={{ inlineSize: `${percentSold(hours)}%` }} />
                </span>
                <span className={classes.count}>{soldText(hours)}</span>
              </td>
              <td>
                <button
                  type="button"
                  className={classes.percent}
                  aria-label={`${percentText(hours)}, ${name}: ${soldText(hours)}`}
                  onClick={() => actor.send({ type: 'hours.opened', list: { of: kindFor(hours), ...limits } })}
                >
                  {percentText(hours)}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
