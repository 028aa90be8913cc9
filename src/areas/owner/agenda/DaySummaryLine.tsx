import type { DaySummary } from '../../../../domain/agenda/daySummary.ts';
import { formatReais } from '../../../../domain/money/money.ts';
import { AGENDA_TEXTS, countOf } from './agendaTexts.ts';
import classes from './DaySummaryLine.module.css';

/** The number of reservations of the day, their total, and the part still to be received at the arena. */
export function DaySummaryLine({ summary }: { summary: DaySummary }) {
  return (
    <section className={classes.line} aria-label={AGENDA_TEXTS.summary}>
      <strong className={classes.count}>{countOf(summary)}</strong>
      <dl className={classes.sums}>
        <div>
          <dt>{AGENDA_TEXTS.total}</dt>
          <dd>{formatReais(summary.total)}</dd>
        </div>
        <div>
          <dt>{AGENDA_TEXTS.toReceive}</dt>
          <dd data-due={summary.toReceive > 0 || undefined}>{formatReais(summary.toReceive)}</dd>
        </div>
      </dl>
    </section>
  );
}
