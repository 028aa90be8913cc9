import { playerPath } from '#domain/navigation/paths.ts';
import type { Player } from '#domain/people/player.ts';
import { PlayerRow } from './PlayerRow.tsx';
import { PlayerTable } from './PlayerTable.tsx';
import { PLAYERS } from './playersTexts.ts';

type PlayerRowsProps = {
  players: readonly Player[];
  caption: string;
  /** Whether all of them have booked at the arena. */
  areOwn: boolean;
  /** The previous page is still shown while another one loads. */
  isStale: boolean;
};

export function PlayerRows({ players, caption, areOwn, isStale }: PlayerRowsProps) {
  return (
    <PlayerTable
      caption={caption}
      columns={[PLAYERS.player, PLAYERS.city, PLAYERS.phone]}
      aria-busy={isStale}
      inert={isStale}
    >
      {players.map((player) => (
        <PlayerRow key={player.id} player={player} path={areOwn ? playerPath(player.id) : undefined} />
      ))}
    </PlayerTable>
  );
}
