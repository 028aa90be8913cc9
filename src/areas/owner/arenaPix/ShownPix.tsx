import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { type ArenaPix, deskPixCode, receiverShown } from '#domain/payment/arenaPix.ts';
import { formatReais } from '#domain/values/money.ts';
import { copyOf } from '../../../shared/command/copyActors.ts';
import { PixQrCode } from '../../../shared/look/pieces/PixQrCode.tsx';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { PIX } from './pixTexts.ts';
import classes from './Pix.module.css';

const provideCopy = () => copyOf(PIX.copyFailed);

type ShownPixProps = { pix: ArenaPix; city: string; amount: number };

/** The code with its sum and the name that the payer's bank shows, so that both can be compared before the money goes. */
export function ShownPix({ pix, city, amount }: ShownPixProps) {
  const copying = useChart(provideCopy, { input: { name: 'copyPix', asksFirst: false } });
  const code = deskPixCode(pix, city, amount);
  if (code === undefined) return null;
  return (
    <div className={classes.pix}>
      <p className={classes.receiver}>
        <strong className={classes.sum}>{formatReais(amount)}</strong>
        <span>
          {PIX.to} <b>{receiverShown(pix)}</b>
        </span>
      </p>
      <PixQrCode code={code} label={PIX.label} />
      <Button
        variant="default"
        fullWidth
        leftSection={<IconCopy size={20} stroke={1.75} aria-hidden />}
        onClick={() => copying.send({ type: 'command.requested', subject: code })}
      >
        {PIX.copy}
      </Button>
      <p className={classes.hint}>{PIX.check}</p>
    </div>
  );
}
