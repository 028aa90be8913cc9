import { Anchor } from '@mantine/core';
import { Link } from 'wouter';
import type { OwnCredit, OwnCreditDebt } from '#domain/contract/vouchers.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { formatReais } from '#domain/values/money.ts';
import { arenaPath } from '#domain/navigation/paths.ts';
import classes from './MyVouchers.module.css';
import { MY_VOUCHERS } from './myVouchersTexts.ts';

/** What the player owes arenas: credit that was used before its money went back. */
export function OwnCreditDebts({ debts }: { debts: readonly OwnCreditDebt[] }) {
  return (
    <section className={classes.credits} aria-labelledby="divida">
      <h2 className={classes.heading} id="divida">
        {MY_VOUCHERS.debts}
      </h2>
      <ul className={classes.owed}>
        {debts.map(({ arena, value }) => (
          <li key={arena.id}>
            <Anchor component={Link} href={arenaPath(arena.id)}>
              {arena.name}
            </Anchor>
            <b>{formatReais(value)}</b>
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{MY_VOUCHERS.debtsHint}</p>
    </section>
  );
}

/** What arenas owe the player, and where it is spent. */
export function OwnCredits({ credits }: { credits: readonly OwnCredit[] }) {
  return (
    <section className={classes.credits} aria-labelledby="credito">
      <h2 className={classes.heading} id="credito">
        {MY_VOUCHERS.credits}
      </h2>
      <ul className={classes.owed}>
        {credits.map(({ arena, value, validUntil }) => (
          <li key={arena.id}>
            <Anchor component={Link} href={arenaPath(arena.id)}>
              {arena.name}
            </Anchor>
            <b>{formatReais(value)}</b>
            {validUntil && (
              <span className={classes.until}>
                {MY_VOUCHERS.validUntil} {formatDay(validUntil)}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{MY_VOUCHERS.creditsHint}</p>
    </section>
  );
}
