import { Button } from '@mantine/core';
import type { ArenaTournament } from '#domain/arenaTournaments/arenaTournament.ts';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { StatusFilter } from './StatusFilter.tsx';
import { TournamentCard } from './TournamentCard.tsx';
import { TournamentCounters } from './TournamentCounters.tsx';
import { FILTERS, TOURNAMENTS_TEXTS } from './tournamentTexts.ts';
import { type StatusChoice, useStatusChoice } from './useStatusChoice.ts';
import classes from './TournamentList.module.css';

type TournamentListProps = {
  tournaments: readonly ArenaTournament[];
  onCreate: () => void;
  onCancel: (id: string) => void;
};

export function TournamentList({ tournaments, onCreate, onCancel }: TournamentListProps) {
  const choice = useStatusChoice();
  if (tournaments.length === 0) {
    return (
      <EmptyState
        title={TOURNAMENTS_TEXTS.none}
        action={
          <Button size="lg" onClick={onCreate}>
            {TOURNAMENTS_TEXTS.create}
          </Button>
        }
      >
        {TOURNAMENTS_TEXTS.noneHint}
      </EmptyState>
    );
  }
  const shown = tournaments.filter(({ status }) => choice.chosen.size === 0 || choice.chosen.has(status));
  return (
    <>
      <TournamentCounters tournaments={tournaments} />
      <StatusFilter choice={choice} tournaments={tournaments} />
      {shown.length === 0 ? (
        <NoneLeft choice={choice} />
      ) : (
        <ul className={classes.list}>
          {shown.map((tournament) => (
            <li key={tournament.id}>
              <TournamentCard tournament={tournament} onCancel={() => onCancel(tournament.id)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function NoneLeft({ choice: { chosen, showAll } }: { choice: StatusChoice }) {
  const [status, ...others] = chosen;
  const known = others.length === 0 ? FILTERS.find((filter) => filter.status === status) : undefined;
  return (
    <EmptyState
      title={known?.none ?? TOURNAMENTS_TEXTS.noneOfSeveral}
      action={
        <Button variant="default" size="lg" onClick={showAll}>
          {TOURNAMENTS_TEXTS.showAll}
        </Button>
      }
    >
      {TOURNAMENTS_TEXTS.noneFilteredHint}
    </EmptyState>
  );
}
