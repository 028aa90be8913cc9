import { addDays } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import type { Month } from '#domain/values/days/month.ts';
import { SheetButton } from '../../../shared/files/SheetButton.tsx';
import { useApp, useChart } from '../../../shared/runtime/AppContext.tsx';
import { providePayoutSheet } from './payoutActors.ts';
import { PAYOUTS_PAGE, sheetText } from './payoutTexts.ts';
import classes from './Payouts.module.css';

/** The spreadsheets of the month before and of the present one. */
export function PayoutSheets() {
  const today = momentIn(useApp().now(), DEFAULT_ZONE).day;
  const before = addDays({ ...today, day: 1 }, -1);
  return (
    <section className={classes.sheets} aria-label={PAYOUTS_PAGE.sheets}>
      <MonthSheet month={before} />
      <MonthSheet month={today} />
    </section>
  );
}

function MonthSheet({ month }: { month: Month }) {
  const actor = useChart(providePayoutSheet, { input: { name: 'payoutSheet', asksFirst: false } });
  return <SheetButton actor={actor} subject={`${month.year}-${month.month}`} label={sheetText(month)} />;
}
