import { lazy, Suspense, useId } from 'react';
import { spokenWeekday } from '#domain/values/days/formatDay.ts';
import { Bone } from '../../../shared/look/states/Skeletons.tsx';
import classes from './MonthlyTab.module.css';
import { bestDayText, MONTHLY } from './statisticsTexts.ts';

/** The chart's code is loaded with this tab only. */
const WeekdayBars = lazy(async () => ({ default: (await import('./WeekdayBars.tsx')).WeekdayBars }));

type WeekdayFigureProps = {
  title: string;
  /** The best weekday first. */
  ranking: readonly (readonly [weekday: number, average: number])[];
  /** Formats an average for the chart; `speak` formats it for sentences and the table. */
  format: (average: number) => string;
  speak: (average: number) => string;
  /** Whether the bars are horizontal. */
  isLying: boolean;
};

/** A ranking of weekdays as a sentence, as bars, and as a table for screen readers. */
export function WeekdayFigure({ title, ranking, format, speak, isLying }: WeekdayFigureProps) {
  const id = useId();
  const [best] = ranking;
  return (
    <section className={classes.card} aria-labelledby={id}>
      <h3 id={id} className={classes.title}>
        {title}
      </h3>
      <p className={classes.lead}>{best ? bestDayText(spokenWeekday(best[0]), speak(best[1])) : MONTHLY.noDays}</p>
      {best && (
        <>
          <div className={classes.frame} aria-hidden>
            <Suspense fallback={<Bone height={300} />}>
              <WeekdayBars ranking={ranking} format={format} isLying={isLying} />
            </Suspense>
          </div>
          {/* Around it, because a table is as wide as its words. */}
          <div className="visually-hidden">
            <table>
              <caption>{title}</caption>
              <thead>
                <tr>
                  <th scope="col">{MONTHLY.weekday}</th>
                  <th scope="col">{MONTHLY.average}</th>
                </tr>
              </thead>
              <tbody>
                {ranking.map(([weekday, average]) => (
                  <tr key={weekday}>
                    <th scope="row">{spokenWeekday(weekday)}</th>
                    <td>{speak(average)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </section>
  );
}
