import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { cardPath } from '#domain/navigation/paths.ts';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { saidLinksQuery } from './paymentLinkActors.ts';
import { LINK, whenText } from './paymentLinkTexts.ts';
import { SaidPayment } from './SaidPayment.tsx';
import classes from './PaymentLinks.module.css';

/** All that was said to be paid and that nobody has looked at, the first said first. Nothing where there is none. */
export function SaidLinks() {
  const { call } = useApp();
  const read = useQuery(saidLinksQuery(call));
  if (read.isError && !read.data) return <ReadFailure message={LINK.failed} query={read} />;
  const links = read.data ?? [];
  if (links.length === 0) return null;
  return (
    <section className={classes.list} aria-label={LINK.list}>
      <h2 className={classes.heading}>{LINK.list}</h2>
      <p className={classes.hint}>{LINK.lead}</p>
      <ul className={classes.cards}>
        {links.map(({ link, reservation, name, date, courts }) => (
          <li key={link.id} className={classes.card}>
            <strong className={classes.name}>{name}</strong>
            <p className={classes.hint}>{whenText({ date, courts })}</p>
            <SaidPayment link={link} />
            <Button component={Link} href={cardPath({ id: reservation, date })} variant="subtle">
              {LINK.toReservation}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
