import type { AnyStateMachine } from 'xstate';
import { can, type Check } from '../harness/rules.ts';

const OFFLINE = { _tag: 'Offline', message: 'Sem conexão' } as const;

/** While one of these calls runs, it may end without success or break, and either leads on: nothing waits for ever. */
export function hears(...calls: readonly string[]): Check<AnyStateMachine> {
  return (moment, earlier) => {
    for (const call of calls.filter((each) => moment.running.includes(each))) {
      can({ type: `xstate.done.actor.${call}`, output: OFFLINE })(moment, earlier);
      can({ type: `xstate.error.actor.${call}` })(moment, earlier);
    }
  };
}
