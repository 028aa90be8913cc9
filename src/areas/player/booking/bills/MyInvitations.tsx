import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { seriesInvitationEndpoints } from '#domain/contract/seriesInvitations.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import type { SeriesInvitation } from '#domain/series/invitation.ts';
import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import { agreedText, monthlyRulesText, weeklyText } from '../../../../shared/bills/billTexts.ts';
import { commandOf } from '../../../../shared/command/commandActors.ts';
import { ConfirmDialog } from '../../../../shared/command/ConfirmDialog.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import type { App } from '../../../../shared/runtime/app.ts';
import { useApp, useChart } from '../../../../shared/runtime/AppContext.tsx';
import { BlockArena } from '../block/BlockArena.tsx';
import { myInvitationsQuery } from './myInvitationsQuery.ts';
import { endText, MY_INVITATIONS } from './myBillsTexts.ts';
import classes from './MyBills.module.css';

/** The arenas that want the player every week, and the player's answer; nothing while there is none. */
export function MyInvitations() {
  const { call } = useApp();
  const list = useQuery(myInvitationsQuery(call));
  const accepting = useChart(provideAnswers, { input: { name: 'acceptSeries', asksFirst: false } });
  const refusing = useChart(provideAnswers, { input: { name: 'refuseSeries', asksFirst: true } });
  const busy = useSelector(accepting, (snapshot) => (snapshot.hasTag('busy') ? snapshot.context.subject : ''));
  if (list.isLoadingError) return <ReadFailure message={MY_INVITATIONS.failed} query={list} />;
  if (!list.data || list.data.length === 0) return null;
  return (
    <section className={classes.requests} aria-label={MY_INVITATIONS.title}>
      <h2>{MY_INVITATIONS.title}</h2>
      <ul className={classes.list}>
        {list.data.map((invitation) => (
          <Invitation
            key={invitation.id}
            invitation={invitation}
            isAccepting={busy === invitation.id}
            onAccept={() => accepting.send({ type: 'command.requested', subject: invitation.id })}
            onRefuse={() => refusing.send({ type: 'command.requested', subject: invitation.id })}
          />
        ))}
      </ul>
      <ConfirmDialog
        actor={refusing}
        title={MY_INVITATIONS.refuseTitle}
        confirm={MY_INVITATIONS.refuse}
        decline={MY_INVITATIONS.back}
      >
        {() => MY_INVITATIONS.refuseText}
      </ConfirmDialog>
    </section>
  );
}

interface InvitationProps {
  readonly invitation: SeriesInvitation;
  readonly isAccepting: boolean;
  readonly onAccept: () => void;
  readonly onRefuse: () => void;
}

function Invitation({ invitation, isAccepting, onAccept, onRefuse }: InvitationProps) {
  const { arena, courtName, from, until, monthly, endsAt } = invitation;
  const of = `${arena.name}, ${weeklyText(invitation)}`;
  return (
    <li className={classes.request} aria-label={of}>
      <p className={classes.arena}>{arena.name}</p>
      <p>
        {weeklyText(invitation)} · {courtName} · a partir de {formatDay(from)}
        {until && `, até ${formatDay(until)}`} · {agreedText(invitation)}
      </p>
      {monthly && <p className={classes.hint}>{monthlyRulesText(monthly)}</p>}
      <p className={classes.hint}>{endText(endsAt)}</p>
      <div className={classes.answers}>
        <Button loading={isAccepting} aria-label={`${MY_INVITATIONS.accept}: ${of}`} onClick={onAccept}>
          {MY_INVITATIONS.accept}
        </Button>
        <Button
          variant="default"
          disabled={isAccepting}
          aria-label={`${MY_INVITATIONS.refuse}: ${of}`}
          onClick={onRefuse}
        >
          {MY_INVITATIONS.refuse}
        </Button>
        <BlockArena arena={arena} />
      </div>
    </li>
  );
}

function provideAnswers({ call }: App) {
  return commandOf<CommandsOf['seriesInvitations']>({
    acceptSeries: (id, signal) => call(seriesInvitationEndpoints.acceptSeries, { params: { id } }, { signal }),
    refuseSeries: (id, signal) => call(seriesInvitationEndpoints.refuseSeries, { params: { id } }, { signal }),
  });
}
