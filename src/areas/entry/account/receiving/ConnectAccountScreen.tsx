import { Button } from '@mantine/core';
import { IconCircleCheck, IconPlugConnected, IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useSelector } from '@xstate/react';
import { Link, useSearch } from 'wouter';
import { ROUTES } from '#domain/navigation/routes.ts';
import { describeCommand } from '../../../../../machines/command/command.ts';
import { WaitButton } from '../../../../shared/look/states/WaitButton.tsx';
import { ProofDialog } from '../../../../shared/proof/ProofDialog.tsx';
import { useApp, useChart, useUser } from '../../../../shared/runtime/AppContext.tsx';
import { EntryPage } from '../../session/index.ts';
import { answerOf, provideReceiving } from './receivingActors.ts';
import { paymentAccountQuery } from './receivingQueries.ts';
import { RECEIVING, RETURNED } from './receivingTexts.ts';
import classes from './Receiving.module.css';

/**
 * Where the provider sends the person back to. Nothing is connected by opening the address alone: it may have been
 * followed by a program, and it is about where money goes.
 */
export function ConnectAccountScreen() {
  const search = useSearch();
  const { call } = useApp();
  const { data } = useQuery(paymentAccountQuery(call));
  if (data?.account && !data.account.endedAt) {
    return (
      <EntryPage title={RETURNED.connected} icon={IconCircleCheck}>
        <p role="status">{RECEIVING.states.live.text}</p>
        <WayToSettings />
      </EntryPage>
    );
  }
  const { code, state } = answerOf(search);
  if (code === '' || state === '') {
    return (
      <EntryPage title={RETURNED.refused.title} icon={IconPlugConnectedX}>
        <p role="status">{RETURNED.refused.text}</p>
        <WayToSettings />
      </EntryPage>
    );
  }
  return <Complete search={search} />;
}

function Complete({ search }: { search: string }) {
  const actor = useChart(provideReceiving, { input: { name: 'completeConnection', asksFirst: false } });
  const { isBusy, isSlow } = useSelector(actor, describeCommand, shallowEqual);
  return (
    <EntryPage title={RETURNED.title} icon={IconPlugConnected} lead={RETURNED.text}>
      <div className={classes.ways}>
        <WaitButton
          fullWidth
          isBusy={isBusy}
          isSlow={isSlow}
          onStop={() => actor.send({ type: 'wait.abandoned' })}
          onClick={() => actor.send({ type: 'command.requested', subject: search })}
        >
          {RETURNED.confirm}
        </WaitButton>
        <Button component={Link} href={useSettingsPath()} variant="default" size="lg" fullWidth>
          {RETURNED.notNow}
        </Button>
      </div>
      <ProofDialog actor={actor} />
    </EntryPage>
  );
}

function WayToSettings() {
  return (
    <Button component={Link} href={useSettingsPath()} size="lg" fullWidth>
      {RETURNED.settings}
    </Button>
  );
}

function useSettingsPath(): string {
  const role = useUser()?.role;
  if (role === 'arena-owner') return ROUTES.ownerSettings.path;
  return role === 'admin' ? ROUTES.adminSettings.path : ROUTES.settings.path;
}
