import type { Player } from '../../../../domain/people/player.ts';
import { PlayerRow } from './PlayerRow.tsx';
import { PlayerTable } from './PlayerTable.tsx';
import { PLAYERS } from './playersTexts.ts';

type PlayerRowsProps = {
  players: readonly Player[];
  caption: string;
  /** Another page is on its way. */
  isStale: boolean;
};

/** Players with where they are from and how to reach them. */
export function PlayerRows({ players, caption, isStale }: PlayerRowsProps) {
  return (
    <PlayerTable
      caption={caption}
      columns={[PLAYERS.player, PLAYERS.city, PLAYERS.phone]}
      aria-busy={isStale}
      inert={isStale}
    >
      {players.map((player) => (
        <PlayerRow key={player.id} player={player} />
      ))}
    </PlayerTable>
  );
}
