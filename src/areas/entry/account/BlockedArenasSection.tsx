import { Button } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { arenaBlockEndpoints } from '#domain/contract/arenaBlocks.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import type { Call } from '../../../shared/api/call.ts';
import { BLOCKED_ARENAS } from '../../../shared/api/queryKeys.ts';
import { reading } from '../../../shared/api/reading.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import { Section } from '../../../shared/forms/Section.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import type { App } from '../../../shared/runtime/app.ts';
import { useApp, useChart } from '../../../shared/runtime/AppContext.tsx';
import { BLOCKED } from './accountTexts.ts';
import classes from './PrivacySection.module.css';

/** The arenas that the player blocked, and the way back. */
export function BlockedArenasSection() {
  const { call } = useApp();
  const list = useQuery(blockedArenasQuery(call));
  const actor = useChart(provideUnblocking, { input: { name: 'unblockArena', asksFirst: false } });
  const busy = useSelector(actor, (snapshot) => (snapshot.hasTag('busy') ? snapshot.context.subject : ''));
  return (
    <Section title={BLOCKED.title} lead={list.data?.length === 0 ? BLOCKED.none : BLOCKED.lead}>
      {list.isLoadingError && <ReadFailure message={BLOCKED.failed} query={list} />}
      {list.data?.map(({ arena: { id, name } }) => (
        <div className={classes.right} key={id}>
          <p>
            <b>{name}</b>
          </p>
          <Button
            variant="default"
            loading={busy === id}
            aria-label={`${BLOCKED.unblock}: ${name}`}
            onClick={() => actor.send({ type: 'command.requested', subject: id })}
          >
            {BLOCKED.unblock}
          </Button>
        </div>
      ))}
    </Section>
  );
}

function blockedArenasQuery(call: Call) {
  return queryOptions({
    queryKey: [BLOCKED_ARENAS],
    queryFn: reading(call, arenaBlockEndpoints.blockedArenas, {}, ({ blocked }) => blocked),
  });
}

function provideUnblocking({ call }: App) {
  return commandOf<CommandsOf['arenaUnblocking']>({
    unblockArena: (id, signal) => call(arenaBlockEndpoints.unblockArena, { params: { id } }, { signal }),
  });
}
