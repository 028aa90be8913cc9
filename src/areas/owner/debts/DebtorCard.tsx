import { IconChevronDown } from '@tabler/icons-react';
import type { Debtor } from '#domain/debts/debt.ts';
import { formatReais } from '#domain/values/money.ts';
import { Initial } from '../../../shared/look/pieces/Initial.tsx';
import { ToPlayer, ToRecord } from '../../../shared/people/ToPlayer.tsx';
import { ChargeButton } from './ChargeButton.tsx';
import { DebtList } from './DebtList.tsx';
import { debtorName, summaryText } from './debtTexts.ts';
import classes from './Debts.module.css';

type DebtorCardProps = { debtor: Debtor; arena: string };

/** Somebody who owes the arena; it opens to the reservations that are owed. */
export function DebtorCard({ debtor, arena }: DebtorCardProps) {
  const { player, customer, owed } = debtor;
  const name = debtorName(debtor);
  return (
    <li className={classes.card}>
      <details>
        <summary className={classes.summary}>
          <span className={classes.picture}>
            <Initial name={name} src={player?.avatarCDN} size={44} />
          </span>
          <strong className={classes.name}>{name}</strong>
          <strong className={classes.owed}>{formatReais(owed)}</strong>
          <IconChevronDown size={20} stroke={1.75} className={classes.arrow} aria-hidden />
          <span className={classes.about}>{summaryText(debtor)}</span>
        </summary>
        <DebtList debtor={debtor} />
        {(player || customer !== undefined) && (
          <p className={classes.more}>
            {player ? <ToPlayer player={player} /> : <ToRecord id={customer ?? ''} name={name} />}
          </p>
        )}
      </details>
      <ChargeButton debtor={debtor} arena={arena} />
    </li>
  );
}
