import type { Player } from '../../domain/people/player.ts';
import { PlayerRow } from './PlayerRow.tsx';
import { PLAYERS } from './playersTexts.ts';
import classes from './PlayerTable.module.css';

type PlayerRowsProps = {
  players: readonly Player[];
  caption: string;
  /** Another page is on its way. */
  isStale: boolean;
};

/** A table, laid out on phones as a list of cards. */
export function PlayerRows({ players, caption, isStale }: PlayerRowsProps) {
  return (
    <table className={classes.table} aria-busy={isStale} inert={isStale}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {[PLAYERS.player, PLAYERS.city, PLAYERS.phone].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {players.map((player) => (
          <PlayerRow key={player.id} player={player} />
        ))}
      </tbody>
    </table>
  );
}
