import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconPlugConnected } from '@tabler/icons-react';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import {
  ACCOUNT_PROVIDER_NAMES,
  type PaymentAccount,
  type PaymentAccountState,
} from '#domain/payment/paymentAccount.ts';
import { describeCommand } from '../../../../../machines/command/command.ts';
import { ConfirmDialog } from '../../../../shared/command/ConfirmDialog.tsx';
import { StatusBadge } from '../../../../shared/look/states/StatusBadge.tsx';
import { WaitButton } from '../../../../shared/look/states/WaitButton.tsx';
import { ProofDialog } from '../../../../shared/proof/ProofDialog.tsx';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { provideReceiving } from './receivingActors.ts';
import { END_RECEIVING, feeText, RECEIVING, sinceText } from './receivingTexts.ts';
import classes from './Receiving.module.css';

const BADGES = {
  none: { tone: 'grey', icon: IconCircleDashed },
  live: { tone: 'green', icon: IconCircleCheck },
  person: { tone: 'grey', icon: IconPlugConnectedX },
  provider: { tone: 'yellow', icon: IconAlertTriangle },
} as const;

/** What the account's state means for the person's money, and the one thing to do about it. */
export function ReceivingCard({ state: { account, offered, feePercent } }: { state: PaymentAccountState }) {
  const state = account === null ? 'none' : account.endedAt ? (account.endedBy ?? 'person') : 'live';
  const fee = feeText(feePercent);
  return (
    <div className={classes.card}>
      <div className={classes.state}>
        <StatusBadge {...BADGES[state]}>{RECEIVING.states[state].badge}</StatusBadge>
        {account && <span className={classes.since}>{sinceText(account)}</span>}
      </div>
      {account && <AccountNumber account={account} />}
      <p>{RECEIVING.states[state].text}</p>
      {fee !== undefined && <p className={classes.hint}>{fee}</p>}
      {state === 'live' && <End />}
      {state !== 'live' && offered !== undefined && (
        <Connect
          label={state === 'provider' ? RECEIVING.connectAgain : RECEIVING.connect(offered)}
          hint={RECEIVING.connectHint(offered)}
        />
      )}
    </div>
  );
}

function AccountNumber({ account: { provider, receiver } }: { account: PaymentAccount }) {
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{RECEIVING.provider}</dt>
        <dd>{ACCOUNT_PROVIDER_NAMES[provider]}</dd>
      </div>
      <div>
        <dt>{RECEIVING.number}</dt>
        <dd className={classes.number}>{receiver}</dd>
      </div>
    </dl>
  );
}

function Connect({ label, hint }: { label: string; hint: string }) {
  const actor = useChart(provideReceiving, { input: { name: 'beginConnection', asksFirst: false } });
  const { isBusy, isSlow } = useSelector(actor, describeCommand, shallowEqual);
  return (
    <>
      <p className={classes.hint}>{hint}</p>
      <WaitButton
        leftSection={<IconPlugConnected size={20} stroke={1.75} />}
        fullWidth
        isBusy={isBusy}
        isSlow={isSlow}
        onStop={() => actor.send({ type: 'wait.abandoned' })}
        onClick={() => actor.send({ type: 'command.requested', subject: '' })}
      >
        {label}
      </WaitButton>
      <ProofDialog actor={actor} />
    </>
  );
}

function End() {
  const actor = useChart(provideReceiving, { input: { name: 'endPaymentAccount', asksFirst: true } });
  return (
    <>
      <Button
        variant="outline"
        color="coral"
        size="md"
        className={classes.action ?? ''}
        leftSection={<IconPlugConnectedX size={18} stroke={1.75} />}
        onClick={() => actor.send({ type: 'command.requested', subject: '' })}
      >
        {RECEIVING.end}
      </Button>
      <ConfirmDialog
        actor={actor}
        title={END_RECEIVING.title}
        confirm={END_RECEIVING.confirm}
        decline={END_RECEIVING.decline}
      >
        {() => (
          <>
            <p>{END_RECEIVING.text}</p>
            <p>{END_RECEIVING.stays}</p>
          </>
        )}
      </ConfirmDialog>
      <ProofDialog actor={actor} />
    </>
  );
}
