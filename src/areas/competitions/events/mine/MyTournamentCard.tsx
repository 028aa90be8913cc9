import { Button } from '@mantine/core';
import { IconCalendarEvent, IconMapPin, IconTrophy, IconUsers } from '@tabler/icons-react';
import { useId } from 'react';
import { Link } from 'wouter';
import { tournamentPath } from '#domain/navigation/paths.ts';
import type { MyTournament } from '#domain/tournament/myTournament.ts';
import { usePrefetch } from '../../../../shared/runtime/usePrefetch.ts';
import { IconFacts } from '../../../../shared/look/pieces/IconFacts.tsx';
import classes from './MyTournamentCard.module.css';
import { MINE, noNextText, sideText, whenText, whereText } from './myTournamentTexts.ts';
import { OwedLine } from './OwedLine.tsx';
import { OwnGroup } from './OwnGroup.tsx';
import { LastResult, NextMatch } from './OwnMatches.tsx';

/** One category that the player is in. */
export function MyTournamentCard({ mine }: { mine: MyTournament }) {
  const { event, tournament, group, next, last, isChampion } = mine;
  const title = useId();
  const path = tournamentPath({
    eventId: event.id,
    id: tournament.id,
    organizerId: tournament.organizerId,
    name: tournament.name,
    isForTeams: tournament.doubleFormat === 'teams',
  });
  const href = group ? `${path}?tab=matches` : path;
  const prefetching = usePrefetch(path);
  const none = noNextText(mine);
  return (
    <article className={classes.card} aria-labelledby={title}>
      <div className={classes.main}>
        <header>
          <h2 className={classes.category} id={title}>
            {tournament.category}
          </h2>
          <p className={classes.event}>{event.name}</p>
        </header>
        <Facts mine={mine} />
        <OwedLine mine={mine} />
        {isChampion && (
          <p className={classes.champion}>
            <IconTrophy size={24} stroke={1.75} aria-hidden />
            {MINE.champion}
          </p>
        )}
        {next && <NextMatch match={next} />}
        {last && <LastResult match={last} />}
        {none !== '' && !isChampion && <p className={classes.none}>{none}</p>}
        <Button component={Link} href={href} variant="default" size="lg" {...prefetching}>
          {MINE.see}
          <span className="visually-hidden"> {tournament.category}</span>
        </Button>
      </div>
      {group && <OwnGroup group={group} />}
    </article>
  );
}

function Facts({ mine: { event, tournament, partners } }: { mine: MyTournament }) {
  const facts = [
    { icon: IconCalendarEvent, name: MINE.when, text: whenText(tournament) },
    { icon: IconMapPin, name: MINE.where, text: whereText(event) },
    ...(partners.length > 0 ? [{ icon: IconUsers, name: MINE.with, text: sideText(partners) }] : []),
  ];
  return <IconFacts facts={facts} className={classes.facts} />;
}
