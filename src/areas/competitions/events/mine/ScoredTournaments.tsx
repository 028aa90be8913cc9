import { Button } from '@mantine/core';
import { IconCalendarEvent, IconMapPin } from '@tabler/icons-react';
import { Link } from 'wouter';
import { tournamentPath } from '#domain/navigation/paths.ts';
import type { ScoredTournament } from '#domain/tournament/myTournament.ts';
import { ConfirmDialog } from '../../../../shared/command/ConfirmDialog.tsx';
import { IconFacts } from '../../../../shared/look/pieces/IconFacts.tsx';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import classes from './MyTournamentCard.module.css';
import { MINE, SCORED, whenText, whereText } from './myTournamentTexts.ts';
import screen from './MyTournamentsScreen.module.css';
import { provideScoringEnd } from './scoringEnd.ts';

/** The tournaments of which the user writes the scores; nothing when there are none. */
export function ScoredTournaments({ scored }: { scored: readonly ScoredTournament[] }) {
  const ending = useChart(provideScoringEnd, { input: { name: 'stopScoring', asksFirst: true } });
  return (
    <>
      {scored.length > 0 && (
        <section className={screen.scored} aria-label={SCORED.title}>
          <h2 className={screen.title}>{SCORED.title}</h2>
          {scored.map((one) => (
            <Scored
              key={one.tournament.id}
              scored={one}
              onEnd={() => ending.send({ type: 'command.requested', subject: one.tournament.id })}
            />
          ))}
        </section>
      )}
      <ConfirmDialog actor={ending} title={SCORED.endTitle} confirm={SCORED.end} decline={SCORED.decline}>
        {() => SCORED.endText}
      </ConfirmDialog>
    </>
  );
}

function Scored({ scored: { event, tournament }, onEnd }: { scored: ScoredTournament; onEnd: () => void }) {
  const path = tournamentPath({
    eventId: event.id,
    id: tournament.id,
    organizerId: tournament.organizerId,
    name: tournament.name,
    isForTeams: tournament.doubleFormat === 'teams',
  });
  const facts = [
    { icon: IconCalendarEvent, name: MINE.when, text: whenText(tournament) },
    { icon: IconMapPin, name: MINE.where, text: whereText(event) },
  ];
  return (
    <article className={classes.card} aria-label={`${SCORED.title}: ${tournament.category}`}>
      <div className={classes.main}>
        <header>
          <h3 className={classes.category}>{tournament.category}</h3>
          <p className={classes.event}>{event.name}</p>
        </header>
        <IconFacts facts={facts} className={classes.facts} />
        <Button component={Link} href={`${path}?tab=matches`} size="lg">
          {SCORED.open}
          <span className="visually-hidden"> {tournament.category}</span>
        </Button>
        <Button variant="subtle" color="coral" onClick={onEnd}>
          {SCORED.end}
          <span className="visually-hidden"> {tournament.category}</span>
        </Button>
      </div>
    </article>
  );
}
