import type { DaySummary } from '#domain/agenda/daySummary.ts';
import { type Occupancy, occupancyText } from '#domain/dayEnd/dayFigures.ts';
import { formatReais } from '#domain/values/money.ts';
import { AGENDA_TEXTS, countOf } from './agendaTexts.ts';
import classes from './DaySummaryLine.module.css';

type DaySummaryLineProps = { summary: DaySummary; occupancy: Occupancy };

/** The number of reservations of the day, their hours and total, and what is still to be received, at the arena and by the platform. */
export function DaySummaryLine({ summary, occupancy }: DaySummaryLineProps) {
  return (
    <section className={classes.line} aria-label={AGENDA_TEXTS.summary}>
      <strong className={classes.count}>{countOf(summary)}</strong>
      <dl className={classes.sums}>
        <div>
          <dt>{AGENDA_TEXTS.occupancy}</dt>
          <dd>{occupancyText(occupancy)}</dd>
        </div>
        <div>
          <dt>{AGENDA_TEXTS.total}</dt>
          <dd>{formatReais(summary.total)}</dd>
        </div>
        <div className={classes.due}>
          <dt>{AGENDA_TEXTS.toReceive}</dt>
          <dd>
            <Due name={AGENDA_TEXTS.atArena} centavos={summary.atArena} />
            <Due name={AGENDA_TEXTS.viaPlatform} centavos={summary.viaPlatform} />
          </dd>
        </div>
        {summary.kept > 0 && (
          <div>
            <dt>{AGENDA_TEXTS.kept}</dt>
            <dd>{formatReais(summary.kept)}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}

function Due({ name, centavos }: { name: string; centavos: number }) {
  return (
    <span className={classes.from}>
      {name} <b data-due={centavos > 0 || undefined}>{formatReais(centavos)}</b>
    </span>
  );
}
