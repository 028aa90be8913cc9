import { IconCheck } from '@tabler/icons-react';
import type { ArenaTournament } from '#domain/arenaTournaments/arenaTournament.ts';
import { FILTERS, TOURNAMENTS_TEXTS } from './tournamentTexts.ts';
import type { StatusChoice } from './useStatusChoice.ts';
import classes from './TournamentList.module.css';

type StatusFilterProps = { choice: StatusChoice; tournaments: readonly ArenaTournament[] };

/** Chips for the statuses; several can be on, and with none on all tournaments are shown. */
export function StatusFilter({ choice: { chosen, toggle }, tournaments }: StatusFilterProps) {
  return (
    <div role="group" aria-label={TOURNAMENTS_TEXTS.filter} className={classes.chips}>
      {FILTERS.map(({ status, label }) => (
        <button
          key={status}
          type="button"
          className={classes.chip}
          aria-pressed={chosen.has(status)}
          onClick={() => toggle(status)}
        >
          {chosen.has(status) && <IconCheck size={18} stroke={2} aria-hidden />}
          {label}
          <span className={classes.count}>
            {tournaments.filter((tournament) => tournament.status === status).length}
          </span>
        </button>
      ))}
    </div>
  );
}
