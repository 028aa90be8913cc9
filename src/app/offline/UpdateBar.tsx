import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { describeUpdate } from '../../../machines/installed/update.ts';
import { AskBar } from '../../shared/look/layout/AskBar.tsx';
import { useChart } from '../../shared/runtime/AppContext.tsx';
import { leaveFor } from '../../shared/runtime/leaving.ts';
import { UPDATE } from './offlineTexts.ts';
import { provideUpdate } from './updateActors.ts';

/** Asks whether a new version may take over. Whoever has typed something is asked first whether it may go. */
export function UpdateBar() {
  const actor = useChart(provideUpdate, { input: undefined });
  const { isAsking, isBusy } = useSelector(actor, describeUpdate, shallowEqual);
  if (!isAsking) return null;
  const accept = () => leaveFor(location.pathname + location.search, () => actor.send({ type: 'update.accepted' }));
  return (
    <AskBar
      title={UPDATE.title}
      answers={
        <>
          <Button variant="default" disabled={isBusy} onClick={() => actor.send({ type: 'update.postponed' })}>
            {UPDATE.later}
          </Button>
          <Button loading={isBusy} onClick={accept}>
            {UPDATE.now}
          </Button>
        </>
      }
    >
      {UPDATE.text}
    </AskBar>
  );
}
