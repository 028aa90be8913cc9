import { useEffect, useEffectEvent } from 'react';

interface Emitter<Type extends string> {
  readonly on: (type: Type, handle: () => void) => { readonly unsubscribe: () => void };
}

/** Calls back when the chart emits an event of that type, for what only the view knows, such as an input's text. */
export function useEmitted<Type extends string>(actor: Emitter<Type>, type: Type, handle: () => void): void {
  const onEmitted = useEffectEvent(handle);
  useEffect(() => {
    const subscription = actor.on(type, () => onEmitted());
    return () => subscription.unsubscribe();
  }, [actor, type]);
}
