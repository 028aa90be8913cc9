import type { AnyStateMachine } from 'xstate';
import type { FieldErrors } from '#domain/values/text/issues.ts';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import { can, type Check } from '../harness/rules.ts';

/** What rules read of the output of a call or of a child chart; of an error nothing. */
interface Reply {
  readonly _tag?: string;
  readonly message?: string;
  readonly fields?: FieldErrors;
}

type Happened = { readonly event: ChartEvent };

export function replyOf({ event }: Happened): Reply {
  return event['output'] ?? {};
}

/** Whether the output is one of these: the `when` of a rule. */
export function replied(...tags: readonly string[]): (moment: Happened) => boolean {
  return (moment) => tags.includes(replyOf(moment)._tag ?? '');
}

export function repliedElse(...tags: readonly string[]): (moment: Happened) => boolean {
  return (moment) => !replied(...tags)(moment);
}

/** While one of these calls runs, it may end without success or break, and either leads on: nothing waits for ever. */
export function hears(...calls: readonly string[]): Check<AnyStateMachine> {
  return (moment, earlier) => {
    for (const call of calls.filter((each) => moment.running.includes(each))) {
      can({ type: `xstate.done.actor.${call}`, output: OFFLINE })(moment, earlier);
      can({ type: `xstate.error.actor.${call}` })(moment, earlier);
    }
  };
}

const OFFLINE = { _tag: 'Offline', message: 'Sem conexão' } as const;
