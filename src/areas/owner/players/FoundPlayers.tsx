import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useSelector } from '@xstate/react';
import { describePlayerSearch } from '../../../../machines/players/playerSearch.ts';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { NobodyFound } from './NobodyFound.tsx';
import type { PlayerSearchActor } from '../../../shared/people/playerSearchActors.ts';
import { foundPlayersQuery } from '../../../shared/people/foundPlayersQuery.ts';
import { PlayerRows } from './PlayerRows.tsx';
import { PlayerRowsSkeleton } from './PlayerRowsSkeleton.tsx';
import { foundText, PLAYERS } from './playersTexts.ts';

export function FoundPlayers({ actor }: { actor: PlayerSearchActor }) {
  const { shown, name, reason } = useSelector(actor, describePlayerSearch, shallowEqual);
  if (shown === 'waiting') return <PlayerRowsSkeleton label={PLAYERS.searching} />;
  if (shown === 'found') return <Found name={name} />;
  if (shown === 'failed') {
    const run = () => actor.send({ type: 'search.retried' });
    return <NobodyFound reason={reason} again={{ isRunning: false, run }} />;
  }
  return (
    <div role="status">
      <EmptyState
        title={PLAYERS.none}
        action={
          <Button variant="default" size="lg" onClick={() => actor.send({ type: 'name.typed', name: '' })}>
            {PLAYERS.showAll}
          </Button>
        }
      >
        {PLAYERS.noneHint}
      </EmptyState>
    </div>
  );
}

function Found({ name }: { name: string }) {
  const { call } = useApp();
  const { data: players = [] } = useQuery(foundPlayersQuery(call, name));
  return (
    <>
      <p role="status" className="visually-hidden">
        {foundText(players.length)}
      </p>
      <PlayerRows players={players} caption={PLAYERS.foundList} areOwn={false} isStale={false} />
    </>
  );
}
