import type { PublicLink } from '#domain/payment/paymentLink.ts';
import { spokenDay } from '#domain/values/days/formatDay.ts';
import { spansOf } from '#domain/values/days/hours.ts';
import { formatReais } from '#domain/values/money.ts';
import { PAY_LINK } from './paymentLinkTexts.ts';
import classes from './PaymentLink.module.css';

type LinkFactsProps = { link: PublicLink; isPayable: boolean };

/** What is paid for: the arena, the day, the courts and hours, and the sum, the largest of all. */
export function LinkFacts({ link, isPayable }: LinkFactsProps) {
  const { arena, firstName, date, courts, left, said } = link;
  const sum = isPayable ? left : said;
  return (
    <section className={classes.ticket}>
      <h2 className={classes.arena}>{arena.name}</h2>
      {firstName !== undefined && (
        <p>
          {PAY_LINK.forWhom} <b>{firstName}</b>
        </p>
      )}
      <p className={classes.when}>{spokenDay(date)}</p>
      <ul className={classes.courts}>
        {courts.map(({ name, startHours }) => (
          <li key={name}>
            <b>{spansOf(startHours).join(', ')}</b> · {name}
          </li>
        ))}
      </ul>
      {sum !== undefined && (
        <p className={classes.left}>
          {isPayable && <span className={classes.hint}>{PAY_LINK.sum}</span>}
          <strong className={classes.sum}>{formatReais(sum)}</strong>
        </p>
      )}
    </section>
  );
}
