import { useSelector } from '@xstate/react';
import { type ComponentType, useState } from 'react';
import type { AnyActorRef } from 'xstate';
import { later } from './later.tsx';
import { useEver } from './useEver.ts';
import { useIsCalm } from './useIsCalm.ts';

/**
 * The dialogs of a chart, which show nothing while it rests. Their code is loaded once the page has read what it shows, so
 * that they open without the line, or with the first thing that happens in the chart; they then stay.
 * @param name of the part, unique in the app
 */
export function asleep<Props extends { actor: AnyActorRef }>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Dialogs = later(name, load);
  return function Asleep(props: Props) {
    const isCalm = useIsCalm();
    const [atFirst] = useState(() => props.actor.getSnapshot());
    const hasBegun = useSelector(props.actor, (snapshot) => snapshot !== atFirst);
    return useEver(hasBegun || isCalm) && <Dialogs {...props} />;
  };
}
