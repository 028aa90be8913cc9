import { Button } from '@mantine/core';
import { IconCalendar, IconLayoutGrid, IconRepeat } from '@tabler/icons-react';
import { Link } from 'wouter';
import { SPORT_NAMES } from '#domain/courts/sport.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { newSeriesPath } from '#domain/navigation/paths.ts';
import type { SeriesRequest } from '#domain/series/request.ts';
import { weeklyText } from '../../../../shared/bills/billTexts.ts';
import { Initial } from '../../../../shared/look/pieces/Initial.tsx';
import { useIsManagement } from '../../../../shared/runtime/AppContext.tsx';
import type { SeriesActor } from '../seriesActors.ts';
import { REQUESTS } from './requestTexts.ts';
import classes from './Requests.module.css';

/** What one player asks for. Those who manage the arena answer it. */
export function RequestCard({ actor, request }: { actor: SeriesActor; request: SeriesRequest }) {
  const isManagement = useIsManagement();
  const { id, player, court, sport, from, note } = request;
  // Somebody may ask for several hours.
  const of = `${player.name}, ${weeklyText(request)}`;
  return (
    <li className={classes.card} aria-label={of}>
      <div className={classes.head}>
        <Initial name={player.name} size={44} />
        <h3 className={classes.name}>{player.name}</h3>
      </div>
      <ul className={classes.facts}>
        <li>
          <IconRepeat {...ICON} />
          {weeklyText(request)}
        </li>
        <li>
          <IconLayoutGrid {...ICON} />
          {court?.name ?? REQUESTS.anyCourt} · {SPORT_NAMES[sport]}
        </li>
        <li>
          <IconCalendar {...ICON} />A partir de {formatDay(from)}
        </li>
      </ul>
      {note !== undefined && <p className={classes.note}>“{note}”</p>}
      {isManagement && (
        <div className={classes.actions}>
          <Button component={Link} href={newSeriesPath(id)} aria-label={`${REQUESTS.agree}: ${of}`}>
            {REQUESTS.agree}
          </Button>
          <Button
            variant="subtle"
            color="coral"
            aria-label={`${REQUESTS.refuse}: ${of}`}
            onClick={() => actor.send({ type: 'refusal.requested', id })}
          >
            {REQUESTS.refuse}
          </Button>
        </div>
      )}
    </li>
  );
}

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
