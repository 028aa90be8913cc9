import { useId } from 'react';
import { customerPath, playerPath } from '#domain/navigation/paths.ts';
import type { CustomerStatistics } from '#domain/statistics/statistics.ts';
import { PlayerRow, PlayerTable } from '../players/index.ts';
import classes from './BestCustomers.module.css';
import { MONTHLY, timesText } from './statisticsTexts.ts';

type Customer = CustomerStatistics['rankingBestCustomers'][number];

export function BestCustomers({ customers }: { customers: readonly Customer[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {MONTHLY.customers}
      </h2>
      {customers.length === 0 ? (
        <p className={classes.nobody}>{MONTHLY.nobody}</p>
      ) : (
        <PlayerTable
          isCounted
          columns={[MONTHLY.player, MONTHLY.total, MONTHLY.city, MONTHLY.phone]}
          aria-labelledby={id}
        >
          {customers.map(({ player, totalReservations, isRecord = false }) => (
            <PlayerRow
              key={player.id}
              player={player}
              count={timesText(totalReservations)}
              path={isRecord ? customerPath(player.id) : playerPath(player.id)}
            />
          ))}
        </PlayerTable>
      )}
    </section>
  );
}
