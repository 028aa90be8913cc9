import type { ReactNode } from 'react';
import { formatDay, shortWeekday } from '#domain/values/days/formatDay.ts';
import type { Category } from '#domain/events/category.ts';
import { formatReais } from '#domain/values/money.ts';
import { CATEGORIES } from './categoryTexts.ts';
import classes from './CategoryFacts.module.css';

/** The day on which it is played, the deadlines of registration and payment, and the first three prizes. */
export function CategoryFacts({ category }: { category: Category }) {
  const { tournamentDate, deadlineRegistrationPayment, deadlinePayment, paymentViaGateway } = category;
  return (
    <dl className={classes.facts}>
      <Fact name={CATEGORIES.date}>
        <strong>
          {shortWeekday(tournamentDate.startDate)}, {formatDay(tournamentDate.startDate)}
        </strong>
      </Fact>
      <Fact name={CATEGORIES.registerUntil}>{formatDay(deadlineRegistrationPayment)}</Fact>
      <Fact name={CATEGORIES.payUntil}>{formatDay(deadlinePayment)}</Fact>
      <Fact name={CATEGORIES.payment}>{paymentViaGateway ? CATEGORIES.viaGateway : CATEGORIES.viaOrganizer}</Fact>
      <Fact name={CATEGORIES.prizes}>
        <Prizes {...category.prizeAmount} />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Prizes({ firstPlace, secondPlace, thirdPlace }: Category['prizeAmount']) {
  const prizes = [firstPlace, secondPlace, thirdPlace].map((prize, index) => ({ prize, place: `${index + 1}º` }));
  const given = prizes.filter(({ prize }) => prize > 0);
  if (given.length === 0) return CATEGORIES.noPrizes;
  return (
    <ul className={classes.prizes}>
      {given.map(({ prize, place }) => (
        <li key={place}>
          <span className={classes.place}>{place} lugar</span> <b>{formatReais(prize)}</b>
        </li>
      ))}
    </ul>
  );
}
