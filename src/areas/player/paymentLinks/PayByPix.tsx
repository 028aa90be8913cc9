import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { deskPixCode, receiverShown } from '#domain/payment/arenaPix.ts';
import type { PublicLink } from '#domain/payment/paymentLink.ts';
import { copyOf } from '../../../shared/command/copyActors.ts';
import { PixQrCode } from '../../../shared/look/pieces/PixQrCode.tsx';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { PAY_LINK } from './paymentLinkTexts.ts';
import classes from './PaymentLink.module.css';

const provideCopy = () => copyOf(PAY_LINK.copyFailed);

/** The code of the arena's own key with the sum, and the name that the payer's bank shows. Without a key, how to pay is to be agreed. */
export function PayByPix({ link: { arena, left } }: { link: PublicLink }) {
  const copying = useChart(provideCopy, { input: { name: 'copyPix', asksFirst: false } });
  const { pix } = arena;
  const code = pix && deskPixCode(pix, arena.city, left);
  if (!pix || code === undefined) return <p className={classes.hint}>{PAY_LINK.noKey}</p>;
  return (
    <section className={classes.pix} aria-label={PAY_LINK.byPix}>
      <h3 className={classes.heading}>{PAY_LINK.byPix}</h3>
      <p>
        {PAY_LINK.to} <b>{receiverShown(pix)}</b>
      </p>
      <Button
        variant="light"
        size="lg"
        fullWidth
        leftSection={<IconCopy size={20} stroke={1.75} aria-hidden />}
        onClick={() => copying.send({ type: 'command.requested', subject: code })}
      >
        {PAY_LINK.copy}
      </Button>
      <PixQrCode code={code} label={PAY_LINK.qr} />
      <p className={classes.hint}>{PAY_LINK.compare}</p>
    </section>
  );
}
