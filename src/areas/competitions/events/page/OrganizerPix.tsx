import { Button } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import type { Event } from '#domain/events/event.ts';
import { staticPix } from '#domain/payment/staticPix.ts';
import { copyOf } from '../../../../shared/command/copyActors.ts';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { QrFrame } from '../../../../shared/look/pieces/QrFrame.tsx';
import { Loading } from '../../../../shared/look/states/Skeletons.tsx';
import { PAY } from './payTexts.ts';
import classes from './OrganizerPix.module.css';

const PixQr = lazy(async () => ({ default: (await import('../../../../shared/look/pieces/PixQr.tsx')).PixQr }));

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
          <QrFrame label={PAY.qrLabel}>
            <Suspense fallback={<Loading label={PAY.loadingQr}>{null}</Loading>}>
              <PixQr code={code} />
            </Suspense>
          </QrFrame>
          <p className={classes.hint}>{PAY.scan}</p>
        </>
      )}
    </div>
  );
}
