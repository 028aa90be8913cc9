import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { describeUnfinished, unfinishedMachine } from '../../../machines/session/unfinished.ts';
import { AskBar } from '../../shared/look/layout/AskBar.tsx';
import { useChart } from '../../shared/runtime/AppContext.tsx';
import { discardUnfinished, endOffer, readUnfinished } from '../../shared/unfinished/unfinished.ts';
import { withCard } from './unfinishedPage.ts';
import { UNFINISHED, unfinishedText } from './unfinishedTexts.ts';

/** Offers what somebody was typing when their session ended, on the page where they begin. */
export function UnfinishedBar() {
  const [unfinished] = useState(() => withCard(readUnfinished()));
  const actor = useChart(provideUnfinished, { input: { unfinished } });
  const offered = useSelector(actor, describeUnfinished);
  if (!offered) return null;
  return (
    <AskBar
      title={unfinishedText(offered)}
      answers={
        <>
          <Button variant="default" onClick={() => actor.send({ type: 'unfinished.discarded' })}>
            {UNFINISHED.discard}
          </Button>
          <Button onClick={() => actor.send({ type: 'unfinished.resumed' })}>{UNFINISHED.resume}</Button>
        </>
      }
    >
      {UNFINISHED.lead}
    </AskBar>
  );
}

function provideUnfinished() {
  return unfinishedMachine.provide({ actions: { endOffer, discard: discardUnfinished } });
}
