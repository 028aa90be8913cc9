import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { accountOf } from '#domain/agenda/received.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { DeskLink } from '#domain/payment/paymentLink.ts';
import { LinkActions } from '../../../shared/invitation/LinkActions.tsx';
import { useOneLink } from '../../../shared/invitation/useOneLink.ts';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { paymentLinkQuery, providePaymentLink } from './paymentLinkActors.ts';
import { LINK, madeText, overText } from './paymentLinkTexts.ts';
import { SaidPayment } from './SaidPayment.tsx';
import { SentLink } from './SentLink.tsx';
import classes from './PaymentLinks.module.css';

type PaymentLinkProps = {
  reservation: Reservation;
  /** It takes payments at the desk. */
  isOpen: boolean;
};

/**
 * The payment link of a reservation: made by one tap, sent or copied in the window that made it, and once somebody said that they
 * paid, what they said.
 */
export function PaymentLink({ reservation, isOpen }: PaymentLinkProps) {
  const { call } = useApp();
  const { id } = reservation;
  const { data: link = null } = useQuery(paymentLinkQuery(call, id));
  if (link?.state === 'said') return <SaidPayment link={link} />;
  if (!isOpen || accountOf(reservation).left <= 0) return null;
  return <OpenLink reservation={reservation} link={link?.state === 'marked' ? null : link} />;
}

function OpenLink({ reservation, link }: { reservation: Reservation; link: DeskLink | null }) {
  const { id } = reservation;
  const made = { provide: providePaymentLink, make: 'makePaymentLink', end: 'endPaymentLink', id } as const;
  const { secret, make, end } = useOneLink(made);
  const isThere = link !== null && link.over === undefined;
  if (!link) {
    return (
      <div className={classes.link}>
        <Button
          variant="light"
          size="lg"
          fullWidth
          leftSection={<IconLink size={20} stroke={1.75} aria-hidden />}
          onClick={() => make()}
        >
          {LINK.make}
        </Button>
      </div>
    );
  }
  return (
    <div className={classes.link}>
      {isThere && secret !== '' ? (
        <SentLink reservation={reservation} left={accountOf(reservation).left} secret={secret} />
      ) : (
        <p className={classes.hint}>{link.over ? overText(link.over) : madeText(link.madeAt)}</p>
      )}
      {link.reason !== undefined && (
        <p className={classes.hint}>
          {LINK.refused} {link.reason}
        </p>
      )}
      {link.over !== 'begun' && <LinkActions isThere isQuiet texts={LINK} onMake={() => make()} onEnd={end} />}
    </div>
  );
}
