import { IconCircleCheck } from '@tabler/icons-react';
import type { GroupDouble, TournamentPlayer } from '#domain/tournament/double.ts';
import { useUser } from '../../../../shared/runtime/AppContext.tsx';
import classes from './GroupTable.module.css';
import { coefficientText, GROUPS, walkoversText } from './groupTexts.ts';

type GroupRowsProps = {
  double: GroupDouble;
  place: number;
  /** Among those who were searched for. */
  isFound: boolean;
};

/** A row for each player of a pair or team. The first row has their figures. */
export function GroupRows({ double, place, isFound }: GroupRowsProps) {
  const {
    playerOne,
    playerTwo,
    others = [],
    points,
    pointsBalance,
    coefficient,
    isQualified,
    isWithdrawn,
    walkovers,
  } = double;
  const rest = playerTwo ? [playerTwo, ...others] : others;
  const rows = rest.length + 1;
  const userId = useUser()?.id;
  const isOwn = [playerOne, ...rest].some(({ id }) => id === userId);
  return (
    <tbody
      data-own={isOwn || undefined}
      data-found={isFound || undefined}
      data-qualified={isQualified || undefined}
      data-withdrawn={isWithdrawn || undefined}
    >
      <tr>
        <td rowSpan={rows}>
          {place}
          {isQualified && (
            <IconCircleCheck className={classes.mark} size={18} stroke={2} role="img" aria-label={GROUPS.qualified} />
          )}
        </td>
        <td>
          <PlayerName player={playerOne} userId={userId} />
        </td>
        <td rowSpan={rows}>{points}</td>
        <td rowSpan={rows}>{pointsBalance}</td>
        <td rowSpan={rows}>
          {coefficientText(coefficient)}
          {walkovers !== undefined && <span className={classes.withdrawn}>{walkoversText(walkovers)}</span>}
          {isWithdrawn && <span className={classes.withdrawn}>{GROUPS.withdrawn}</span>}
        </td>
      </tr>
      {rest.map((player) => (
        <tr key={player.id}>
          <td>
            <PlayerName player={player} userId={userId} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function PlayerName({ player: { id, name }, userId }: { player: TournamentPlayer; userId: string | undefined }) {
  return (
    <>
      {name}
      {id === userId && <span className={classes.you}>{GROUPS.you}</span>}
    </>
  );
}
