import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCalendarOff, IconCash, IconCheck } from '@tabler/icons-react';
import { Link } from 'wouter';
import { toIsoDay } from '#domain/values/days/day.ts';
import { spokenDay } from '#domain/values/days/formatDay.ts';
import { agendaPath } from '#domain/navigation/paths.ts';
import type { SeriesWeek } from '#domain/series/series.ts';
import { subjectOf } from '../../../../machines/command/subjectParts.ts';
import { StatusBadge } from '../../../shared/look/states/StatusBadge.tsx';
import type { SeriesActor } from './seriesActors.ts';
import { movedText, SERIES, WEEK_STATES } from './seriesTexts.ts';
import classes from './Series.module.css';

const LOOKS = {
  kept: { tone: 'green', icon: IconCheck },
  money: { tone: 'blue', icon: IconCash },
  skipped: { tone: 'grey', icon: IconCalendarOff },
  conflict: { tone: 'red', icon: IconAlertTriangle },
} as const;

type WeekLineProps = { actor: SeriesActor; id: string; week: SeriesWeek; busy: string };

/** A week of a series: what became of it, and the way to skip it or to bring it back. @param busy the week being changed */
export function WeekLine({ actor, id, week, busy }: WeekLineProps) {
  const { day, state, hasMoney = false, reservation, playedOn } = week;
  const subject = subjectOf(id, toIsoDay(day));
  const text = state === 'kept' ? SERIES.skip : state === 'skipped' ? SERIES.restore : SERIES.again;
  const type = state === 'kept' ? 'skip.requested' : 'restore.requested';
  return (
    <li className={classes.week}>
      <WeekHead week={week} />
      {hasMoney ? (
        <Button component={Link} href={agendaPath(toIsoDay(playedOn ?? day), reservation)} variant="subtle">
          {SERIES.open}
          <span className="visually-hidden">{`: ${spokenDay(day)}`}</span>
        </Button>
      ) : (
        <Button
          variant={state === 'kept' ? 'subtle' : 'light'}
          aria-label={`${text}: ${spokenDay(day)}`}
          loading={busy === subject}
          onClick={() => actor.send({ type, id: subject })}
        >
          {text}
        </Button>
      )}
    </li>
  );
}

/** A week that is over. */
export function PastWeek({ week }: { week: SeriesWeek }) {
  return (
    <li className={classes.week}>
      <WeekHead week={week} />
    </li>
  );
}

function WeekHead({ week: { day, state, hasMoney = false, holiday, reservation, playedOn } }: { week: SeriesWeek }) {
  const look = hasMoney ? 'money' : state;
  return (
    <>
      <span className={classes.day}>
        {reservation === undefined ? (
          spokenDay(day)
        ) : (
          <Link href={agendaPath(toIsoDay(playedOn ?? day), reservation)}>{spokenDay(day)}</Link>
        )}
        {playedOn && <span className={classes.holiday}>{movedText(playedOn)}</span>}
        {holiday !== undefined && <span className={classes.holiday}>{holiday}</span>}
      </span>
      <StatusBadge {...LOOKS[look]}>{WEEK_STATES[look]}</StatusBadge>
    </>
  );
}
