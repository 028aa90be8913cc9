import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import type { Arena } from '#domain/arenas/arena.ts';
import { accountOf } from '#domain/agenda/received.ts';
import { isLive, type Reservation } from '#domain/booking/reservation.ts';
import { receiptNumber } from '#domain/agenda/receipt.ts';
import { toIsoDay } from '#domain/values/days/day.ts';
import { agendaPath } from '#domain/navigation/paths.ts';
import { maskPhone } from '#domain/people/phone.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { PrintedPix } from '../../arenaPix/index.ts';
import { ShareButton } from '../../../../shared/sharing/ShareButton.tsx';
import { ReceiptAccount } from './ReceiptAccount.tsx';
import { ReceiptFacts } from './ReceiptFacts.tsx';
import { ReceiptLines } from './ReceiptLines.tsx';
import { receiptMessage } from './receiptMessage.ts';
import { issuedText, RECEIPT } from './receiptTexts.ts';
import { WhatsAppButton } from '../../../../shared/people/WhatsAppButton.tsx';
import classes from './Receipt.module.css';

type ReceiptProps = { arena: Arena; reservation: Reservation };

/** A receipt, to print, to share as words, or to send to whom it is for. In print, the rest of the page is hidden. */
export function Receipt({ arena, reservation }: ReceiptProps) {
  const { now } = useApp();
  const [issuedAt] = useState(now);
  const left = isLive(reservation) ? accountOf(reservation).left : 0;
  const { player, guestPhone } = reservation;
  const phone = player ? player.phone : guestPhone;
  const text = receiptMessage(arena, reservation);
  return (
    <>
      <PageTitle
        back={{ href: agendaPath(toIsoDay(reservation.date)), label: RECEIPT.back }}
        actions={
          <>
            {phone !== undefined && (
              <WhatsAppButton phone={phone} text={text} variant="default" size="lg">
                {RECEIPT.send}
              </WhatsAppButton>
            )}
            <ShareButton size="lg" sharedOf={() => ({ title: RECEIPT.heading, text })} copied="copyReservation" />
            <Button size="lg" leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden />} onClick={() => print()}>
              {RECEIPT.print}
            </Button>
          </>
        }
      >
        {RECEIPT.title}
      </PageTitle>
      <article className={classes.paper}>
        <header className={classes.head}>
          <div>
            <h2 className={classes.arena}>{arena.name}</h2>
            <p>{arena.address.city}</p>
            {arena.phone !== undefined && <p>{maskPhone(arena.phone)}</p>}
          </div>
          <div className={classes.number}>
            <p>{RECEIPT.heading}</p>
            <p>
              {RECEIPT.number} <b>{receiptNumber(reservation.id)}</b>
            </p>
          </div>
        </header>
        <ReceiptFacts reservation={reservation} />
        <ReceiptLines reservation={reservation} />
        <ReceiptAccount reservation={reservation} />
        {left > 0 && <PrintedPix arena={arena} amount={left} />}
        <footer className={classes.foot}>
          <p>{issuedText(issuedAt, arena.zone)}</p>
          <p>{RECEIPT.notFiscal}</p>
        </footer>
      </article>
    </>
  );
}
