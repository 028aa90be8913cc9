import { Anchor } from '@mantine/core';
import { Link } from 'wouter';
import type { OwnCredit } from '../../../../../domain/contract/vouchers.ts';
import { formatDay } from '../../../../../domain/days/formatDay.ts';
import { formatReais } from '../../../../../domain/money/money.ts';
import { arenaPath } from '../../../../../domain/navigation/paths.ts';
import classes from './MyVouchers.module.css';
import { MY_VOUCHERS } from './myVouchersTexts.ts';

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
