import { IconCircleCheck } from '@tabler/icons-react';
import { useId } from 'react';
import type { MyTournament } from '#domain/tournament/myTournament.ts';
import { GROUP_COLUMNS } from '../groupColumns.ts';
import { sideText } from './myTournamentTexts.ts';
import classes from './OwnGroup.module.css';

type OwnGroupProps = { group: NonNullable<MyTournament['group']> };

/** The table of the player's group in short, with the player's row lit. */
export function OwnGroup({ group }: OwnGroupProps) {
  const title = useId();
  return (
    <div className={classes.group}>
      <h3 id={title} className={classes.title}>
        {group.name}
      </h3>
      <table className={classes.table} aria-labelledby={title}>
        <thead>
          <tr>
            <th scope="col">
              <abbr title={GROUP_COLUMNS.placeIs}>{GROUP_COLUMNS.place}</abbr>
            </th>
            <th scope="col">{GROUP_COLUMNS.athlete}</th>
            <th scope="col">
              <abbr title={GROUP_COLUMNS.pointsAre}>{GROUP_COLUMNS.points}</abbr>
            </th>
            <th scope="col">
              <abbr title={GROUP_COLUMNS.balanceIs}>{GROUP_COLUMNS.balance}</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {group.doubles.map(({ id, names, points, pointsBalance, isQualified, isWithdrawn, isOwn }, index) => (
            <tr key={id} data-own={isOwn || undefined} data-withdrawn={isWithdrawn || undefined}>
              <td>{index + 1}</td>
              <td>
                {sideText(names)}
                {isOwn && <span className={classes.you}>{GROUP_COLUMNS.you}</span>}
                {isQualified && (
                  <IconCircleCheck
                    className={classes.mark}
                    size={16}
                    stroke={2}
                    role="img"
                    aria-label={GROUP_COLUMNS.qualified}
                  />
                )}
                {isWithdrawn && <span className={classes.withdrawn}>{GROUP_COLUMNS.withdrawn}</span>}
              </td>
              <td>{points}</td>
              <td>{pointsBalance}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
