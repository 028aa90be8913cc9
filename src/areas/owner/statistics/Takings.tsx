import { useId } from 'react';
import type { Takings as MonthTakings } from '#domain/statistics/takings.ts';
import type { Month } from '#domain/values/days/month.ts';
import { SheetButton } from '../../../shared/files/SheetButton.tsx';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { provideTakingsSheet } from './statisticsActors.ts';
import { TAKINGS_TEXTS } from './statisticsTexts.ts';
import { TakingsSums } from './TakingsSums.tsx';
import { TakingsTable } from './TakingsTable.tsx';
import { TillTakingsTable } from './TillTakingsTable.tsx';
import classes from './Takings.module.css';

type TakingsProps = {
  month: Month;
  takings: MonthTakings;
  /** Of the arena. */
  zone: string;
};

/** What came in during a month: its sums, by day and person, by till, and as spreadsheets. */
export function Takings({ month, takings, zone }: TakingsProps) {
  const id = useId();
  const sheet = useChart(provideTakingsSheet, { input: { name: 'takingsSheet', asksFirst: false } });
  const cashBook = useChart(provideTakingsSheet, { input: { name: 'cashBook', asksFirst: false } });
  const subject = `${month.year}-${month.month}`;
  const isEmpty = takings.takings.length === 0 && takings.notes.length === 0;
  return (
    <section className={classes.takings} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {TAKINGS_TEXTS.title}
        </h2>
        <div className={classes.sheets}>
          <SheetButton actor={sheet} subject={subject} label={TAKINGS_TEXTS.sheet} />
          <SheetButton actor={cashBook} subject={subject} label={TAKINGS_TEXTS.cashBook} />
        </div>
      </div>
      <p className={classes.lead}>
        {TAKINGS_TEXTS.lead} <b>{TAKINGS_TEXTS.cashBook}</b> – {TAKINGS_TEXTS.cashBookHint}
      </p>
      {isEmpty ? (
        <p className={classes.nothing}>{TAKINGS_TEXTS.nothing}</p>
      ) : (
        <>
          <TakingsSums takings={takings} />
          <TakingsTable takings={takings} />
          <TillTakingsTable takings={takings.takings} zone={zone} />
        </>
      )}
    </section>
  );
}
