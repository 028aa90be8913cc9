import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import type { Event } from '#domain/events/event.ts';
import { staticPix } from '#domain/payment/staticPix.ts';
import { copyOf } from '../../../../shared/command/copyActors.ts';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { PixQrCode } from '../../../../shared/look/pieces/PixQrCode.tsx';
import { PAY } from './payTexts.ts';
import classes from './OrganizerPix.module.css';

const provideCopy = () => copyOf(PAY.copyFailed);

/** The organizer's PIX key and, when it is a key that banks know, its code to copy and to scan. */
export function OrganizerPix({ event: { pixOrganizer, organizer, address } }: { event: Event }) {
  const copying = useChart(provideCopy, { input: { name: 'copyPix', asksFirst: false } });
  const code = staticPix({ key: pixOrganizer, name: organizer.name, city: address.city });
  return (
    <div className={classes.pix}>
      <dl className={classes.receiver}>
        <div>
          <dt>{PAY.key}</dt>
          <dd className={classes.key}>{pixOrganizer}</dd>
        </div>
        <div>
          <dt>{PAY.receiver}</dt>
          <dd>{organizer.name}</dd>
        </div>
      </dl>
      {code === undefined && <p className={classes.hint}>{PAY.oddKey}</p>}
      <Button
        size="lg"
        fullWidth
        leftSection={<IconCopy size={20} stroke={1.75} aria-hidden />}
        onClick={() => copying.send({ type: 'command.requested', subject: code ?? pixOrganizer })}
      >
        {code === undefined ? PAY.copyKey : PAY.copyCode}
      </Button>
      {code !== undefined && (
        <>
          <PixQrCode code={code} label={PAY.qrLabel} />
          <p className={classes.hint}>{PAY.scan}</p>
        </>
      )}
    </div>
  );
}
