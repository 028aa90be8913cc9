import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { seriesRequestEndpoints } from '#domain/contract/seriesRequests.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import { weeklyText } from '../../../../shared/bills/billTexts.ts';
import { commandOf } from '../../../../shared/command/commandActors.ts';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import type { App } from '../../../../shared/runtime/app.ts';
import { useApp, useChart } from '../../../../shared/runtime/AppContext.tsx';
import { myRequestsQuery } from './myRequestsQuery.ts';
import { MY_REQUESTS } from './myBillsTexts.ts';
import classes from './MyBills.module.css';

/** What the player has asked of arenas, and how those answered; nothing while there is none. */
export function MyRequests() {
  const { call } = useApp();
  const list = useQuery(myRequestsQuery(call));
  const actor = useChart(provideWithdrawal, { input: { name: 'withdrawRequest', asksFirst: false } });
  const busy = useSelector(actor, (snapshot) => (snapshot.hasTag('busy') ? snapshot.context.subject : ''));
  if (list.isLoadingError) return <ReadFailure message={MY_REQUESTS.failed} query={list} />;
  if (!list.data || list.data.length === 0) return null;
  return (
    <section className={classes.requests} aria-label={MY_REQUESTS.title}>
      <h2>{MY_REQUESTS.title}</h2>
      <ul className={classes.list}>
        {list.data.map((request) => {
          const { id, arena, court, from, answer, reason } = request;
          const of = `${arena.name}, ${weeklyText(request)}`;
          return (
            <li key={id} className={classes.request} aria-label={of}>
              <p className={classes.arena}>{arena.name}</p>
              <p>
                {weeklyText(request)} · {court?.name ?? MY_REQUESTS.anyCourt} · a partir de {formatDay(from)}
              </p>
              {answer === 'refused' ? (
                <p className={classes.hint}>
                  {MY_REQUESTS.refused} {reason}
                </p>
              ) : (
                <>
                  <p className={classes.hint}>{MY_REQUESTS.waiting}</p>
                  <Button
                    variant="default"
                    loading={busy === id}
                    aria-label={`${MY_REQUESTS.withdraw}: ${of}`}
                    onClick={() => actor.send({ type: 'command.requested', subject: id })}
                  >
                    {MY_REQUESTS.withdraw}
                  </Button>
                </>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function provideWithdrawal({ call }: App) {
  return commandOf<CommandsOf['seriesRequestList']>({
    withdrawRequest: (id, signal) => call(seriesRequestEndpoints.withdrawSeriesRequest, { params: { id } }, { signal }),
  });
}
