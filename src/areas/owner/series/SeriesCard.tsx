import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCalendar, IconLayoutGrid, IconRepeat } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { SnapshotFrom } from 'xstate';
import { Link } from 'wouter';
import { changePath } from '#domain/navigation/paths.ts';
import { compareDays, type Day } from '#domain/values/days/day.ts';
import type { Series } from '#domain/series/series.ts';
import type { commandMachine } from '../../../../machines/command/command.ts';
import { Disclosure } from '../../../shared/look/pieces/Disclosure.tsx';
import { Initial } from '../../../shared/look/pieces/Initial.tsx';
import { StatusBadge } from '../../../shared/look/states/StatusBadge.tsx';
import { useIsManagement } from '../../../shared/runtime/AppContext.tsx';
import type { SeriesActor } from './seriesActors.ts';
import { agreedText, monthlyRulesText, weeklyText } from '../../../shared/bills/billTexts.ts';
import { changesText, conflictsText, courseText, invitedText, nameOf, nextText, SERIES } from './seriesTexts.ts';
import { PastWeek, WeekLine } from './WeekLine.tsx';
import classes from './Series.module.css';

/** Somebody who plays every week; it opens to their weeks. */
export function SeriesCard({ actor, series, today }: { actor: SeriesActor; series: Series; today: Day }) {
  const isManagement = useIsManagement();
  const skip = useSelector(actor, ({ children }) => children.skip);
  const restore = useSelector(actor, ({ children }) => children.restore);
  const skipped = useSelector(skip, weekIn);
  const restored = useSelector(restore, weekIn);
  const busy = skipped || restored;
  const { id, courtName, monthly, weeks, past, from, invitedUntil, changesOn } = series;
  const name = nameOf(series);
  // Somebody may play several times a week, or on several courts.
  const of = `${name}, ${weeklyText(series)}, ${courtName}`;
  const lost = weeks.filter(({ state }) => state === 'conflict').length;
  return (
    <li className={classes.card} aria-label={of}>
      <div className={classes.head}>
        <Initial name={name} size={44} />
        <h2 className={classes.name}>{name}</h2>
        <p className={classes.price}>
          <strong>{agreedText(series)}</strong>
        </p>
      </div>
      <ul className={classes.facts}>
        <li>
          <IconRepeat {...ICON} />
          {weeklyText(series)}
        </li>
        <li>
          <IconLayoutGrid {...ICON} />
          {courtName}
        </li>
        <li>
          <IconCalendar {...ICON} />
          {courseText(series, compareDays(from, today) <= 0)}
        </li>
      </ul>
      {monthly && <p className={classes.hint}>{monthlyRulesText(monthly)}</p>}
      {changesOn && <p className={classes.hint}>{changesText(changesOn)}</p>}
      {invitedUntil && <p className={classes.hint}>{invitedText(invitedUntil)}</p>}
      <p className={classes.next}>
        {nextText(weeks)}
        {lost > 0 && (
          <StatusBadge tone="red" icon={IconAlertTriangle}>
            {conflictsText(lost)}
          </StatusBadge>
        )}
      </p>
      <Disclosure summary={SERIES.weeks} of={of} isOpenAtFirst={lost > 0}>
        {weeks.length === 0 && <p className={classes.hint}>{SERIES.noWeeks}</p>}
        <ul>
          {weeks.map((week) => (
            <WeekLine key={JSON.stringify(week.day)} actor={actor} id={id} week={week} busy={busy} />
          ))}
        </ul>
      </Disclosure>
      {past.length > 0 && (
        <Disclosure summary={SERIES.past} of={of}>
          <ul>
            {past.map((week) => (
              <PastWeek key={JSON.stringify(week.day)} week={week} />
            ))}
          </ul>
        </Disclosure>
      )}
      {isManagement && changesOn === undefined && invitedUntil === undefined && (
        <Button variant="light" component={Link} href={changePath(id)} aria-label={`${SERIES.change}: ${of}`}>
          {SERIES.change}
        </Button>
      )}
      {isManagement && (
        <Button
          className={classes.end ?? ''}
          variant="subtle"
          color="coral"
          aria-label={`${SERIES.end}: ${of}`}
          onClick={() => actor.send({ type: 'end.requested', id })}
        >
          {SERIES.end}
        </Button>
      )}
    </li>
  );
}

/** The week that a command is changing, or empty. */
function weekIn(snapshot: SnapshotFrom<typeof commandMachine> | undefined): string {
  return snapshot?.hasTag('busy') ? snapshot.context.subject : '';
}

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
