import { useId } from 'react';
import type { CustomerStatistics } from '../../domain/statistics/statistics.ts';
import { PlayerRow } from '../players/PlayerRow.tsx';
import table from '../players/PlayerTable.module.css';
import classes from './BestCustomers.module.css';
import { MONTHLY, timesText } from './statisticsTexts.ts';

type Customer = CustomerStatistics['rankingBestCustomers'][number];

/** Who reserved most: a table, laid out on phones as a list of cards. */
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
        <table className={table.table} data-counted aria-labelledby={id}>
          <thead>
            <tr>
              {[MONTHLY.player, MONTHLY.total, MONTHLY.city, MONTHLY.phone].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {customers.map(({ player, totalReservations }) => (
              <PlayerRow key={player.id} player={player} count={timesText(totalReservations)} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
