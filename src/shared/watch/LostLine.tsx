import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { describeWatch, type watchMachine } from '../../../machines/watch/watch.ts';
import classes from './LostLine.module.css';

const CUT = 'Sem atualização no momento. Tentando de novo…';

/** A quiet notice that updates are not arriving; empty otherwise. */
export function LostLine({ actor }: { actor: ActorRefFrom<typeof watchMachine> }) {
  const isCut = useSelector(actor, (snapshot) => describeWatch(snapshot).isCut);
  return (
    <p className={classes.cut} role="status">
      {isCut && CUT}
    </p>
  );
}
