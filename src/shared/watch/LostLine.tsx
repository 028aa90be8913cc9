import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { describeWatch, type watchMachine } from '../../../machines/watch/watch.ts';
import classes from './LostLine.module.css';

const CUT = 'Sem atualização no momento. Tentando de novo…';

/** Says quietly that what others change does not come through; takes no room otherwise. */
export function LostLine({ actor }: { actor: ActorRefFrom<typeof watchMachine> }) {
  const isCut = useSelector(actor, (snapshot) => describeWatch(snapshot).isCut);
  return (
    <p className={classes.cut} role="status">
      {isCut && CUT}
    </p>
  );
}
