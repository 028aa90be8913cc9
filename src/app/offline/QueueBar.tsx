import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { describeQueue } from '../../../machines/installed/offlineQueue.ts';
import { Disclosure } from '../../shared/look/pieces/Disclosure.tsx';
import { countHeld, ownerOf, readHeld } from '../../shared/offline/heldStore.ts';
import { useChart, useUser } from '../../shared/runtime/AppContext.tsx';
import { DiscardedRow } from './DiscardedRow.tsx';
import { LeavingDialog } from './LeavingDialog.tsx';
import { QUEUE, sendingText, unsentText } from './offlineTexts.ts';
import classes from './QueueBar.module.css';
import { provideQueue } from './queueActors.ts';
import { StuckRow } from './StuckRow.tsx';
import { UnsentRow } from './UnsentRow.tsx';

/** What was done without a line: how much waits, how far the sending is, and what asks for a choice. */
export function QueueBar(): ReactNode {
  const user = useUser();
  const actor = useChart(provideQueue, { input: { held: user ? readHeld(ownerOf(user)) : [] } });
  const { held, discarded, at, of, isLeaving } = useSelector(actor, describeQueue, shallowEqual);
  const stuck = held.filter((one) => one.stuck !== null);
  const waiting = held.filter((one) => one.stuck === null);
  const [gone] = discarded;
  return (
    <>
      {(held.length > 0 || gone) && (
        <section className={classes.bar} aria-label={QUEUE.title}>
          {held.length > 0 && (
            <p className={classes.title} role="status">
              {of > 0 ? sendingText(at, of) : unsentText(held.length)}
            </p>
          )}
          {of === 0 && waiting.length > 0 && <p className={classes.text}>{QUEUE.holding}</p>}
          <ul className={classes.list}>
            {stuck.map((one) => (
              <StuckRow key={one.key} actor={actor} held={one} />
            ))}
          </ul>
          {waiting.length > 0 && (
            <Disclosure summary={QUEUE.see} of={QUEUE.title}>
              <ul className={classes.list}>
                {waiting.map((one) => (
                  <UnsentRow key={one.key} actor={actor} held={one} />
                ))}
              </ul>
            </Disclosure>
          )}
          {gone && <DiscardedRow key={gone.key} actor={actor} first={gone} count={discarded.length} />}
        </section>
      )}
      <LeavingDialog actor={actor} opened={isLeaving} count={user && isLeaving ? countHeld(user) : 0} />
    </>
  );
}
