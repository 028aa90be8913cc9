import { Button } from '@mantine/core';
import { IconAlertTriangle, IconReceipt } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { type DeskLink, sumToMark } from '#domain/payment/paymentLink.ts';
import { formatReais } from '#domain/values/money.ts';
import { describeCommand } from '../../../../machines/command/command.ts';
import { subjectOf } from '../../../../machines/command/subjectParts.ts';
import { WaitButton } from '../../../shared/look/states/WaitButton.tsx';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { providePaymentLink } from './paymentLinkActors.ts';
import { differText, LINK } from './paymentLinkTexts.ts';
import { RefuseForm } from './RefuseForm.tsx';
import classes from './PaymentLinks.module.css';

/** What somebody said to have paid, for the desk to compare with its bank: found, or not. */
export function SaidPayment({ link }: { link: DeskLink }) {
  const [isRefusing, setRefusing] = useState(false);
  return (
    <section className={classes.said} aria-label={LINK.said}>
      <h3 className={classes.title}>{LINK.said}</h3>
      <What link={link} />
      {isRefusing ? (
        <RefuseForm id={link.id} onDismiss={() => setRefusing(false)} />
      ) : (
        <Answers link={link} onRefuse={() => setRefusing(true)} />
      )}
    </section>
  );
}

function What({ link: { said = 0, left, payer, endToEnd, picture, isRepeated } }: { link: DeskLink }) {
  return (
    <>
      <dl className={classes.facts}>
        <div>
          <dt>{LINK.sum}</dt>
          <dd className={classes.sum}>{formatReais(said)}</dd>
        </div>
        {payer !== undefined && (
          <div>
            <dt>{LINK.payer}</dt>
            <dd>{payer}</dd>
          </div>
        )}
        {endToEnd !== undefined && (
          <div>
            <dt>{LINK.number}</dt>
            <dd className={classes.number}>{endToEnd}</dd>
          </div>
        )}
      </dl>
      {picture !== undefined && (
        <Button
          component="a"
          href={picture}
          target="_blank"
          rel="noopener noreferrer"
          variant="default"
          leftSection={<IconReceipt size={20} stroke={1.75} aria-hidden />}
        >
          {LINK.picture}
        </Button>
      )}
      {isRepeated && <Warning text={LINK.repeated} />}
      {left === 0 && <Warning text={LINK.settled} />}
      {left > 0 && said !== left && <Warning text={differText(said, left)} />}
    </>
  );
}

function Warning({ text }: { text: string }) {
  return (
    <p className={classes.warning}>
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden />
      <span>{text}</span>
    </p>
  );
}

function Answers({ link, onRefuse }: { link: DeskLink; onRefuse: () => void }) {
  const marking = useChart(providePaymentLink, { input: { name: 'markPaymentLink', asksFirst: false } });
  const isBusy = useSelector(marking, (snapshot) => describeCommand(snapshot).isBusy);
  const isSlow = useSelector(marking, (snapshot) => describeCommand(snapshot).isSlow);
  return (
    <div className={classes.answers}>
      <WaitButton
        size="md"
        isBusy={isBusy}
        isSlow={isSlow}
        onStop={() => marking.send({ type: 'wait.abandoned' })}
        onClick={() =>
          marking.send({ type: 'command.requested', subject: subjectOf(link.id, String(sumToMark(link))) })
        }
      >
        {link.left === 0 ? LINK.settle : LINK.mark}
      </WaitButton>
      <Button size="md" variant="default" disabled={isBusy} onClick={onRefuse}>
        {LINK.notFound}
      </Button>
    </div>
  );
}
