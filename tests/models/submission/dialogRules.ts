import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import type { CommandName } from '../../../machines/command/commandNames.ts';
import type { FormName } from '../../../machines/submission/forms.ts';
import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import type { Moment } from '../harness/moments.ts';
import {
  can,
  type Check,
  emits,
  ends,
  keeps,
  same,
  shows,
  starts,
  startsNot,
  stays,
  sends,
  sendsNothing,
} from '../harness/rules.ts';

/**
 * What the rules of a list say of its dialogs.
 * @param none what is shown while no dialog is open
 * @param offers what the list can then be asked
 */
export function dialogChecks<M extends AnyStateMachine, View>(
  look: (snapshot: SnapshotFrom<M>) => View,
  none: View,
  offers: readonly ChartEvent[],
) {
  const offered = (isSo: boolean) => offers.map((event) => can(event, isSo));
  return {
    /** One dialog, with a form of that name that is sent once, and nothing else meanwhile. */
    opens: (form: FormName, shown: (moment: Moment<M>) => View): readonly Check<M>[] => [
      shows(look, shown),
      starts('submission', () => ({ name: form, isOnce: true })),
      sendsNothing,
      emits(),
      can({ type: 'dialog.closed' }),
      can({ type: 'xstate.done.actor.submission' }),
      ...offered(false),
    ],
    /** The list again with all that it offers, and nobody at work on the form. */
    closes: [
      shows(look, () => none),
      ends('submission'),
      startsNot(),
      sendsNothing,
      emits(),
      ...offered(true),
    ] satisfies readonly Check<M>[],
    /** That command is asked to do it to this thing, and no other; the list stays. */
    hands: (command: string): readonly Check<M>[] => [
      stays,
      keeps(look),
      startsNot(),
      (moment, earlier) => {
        const event = { type: 'command.requested', subject: moment.event['id'] };
        sends(command, () => event)(moment, earlier);
      },
    ],
    /** The command is there from the start, and asks before it does anything. */
    asksFirst: (command: string, name: CommandName): Check<M> => starts(command, () => ({ name, asksFirst: true })),
    /** The list is shown as it opens, with all that it offers. */
    rests: [shows(look, () => none), ...offered(true)] satisfies readonly Check<M>[],
    /** These commands are always there, and a form as long as a dialog is open. */
    runs: (...commands: readonly string[]): Check<M> => {
      return ({ after, running }) => {
        const isOpen = JSON.stringify(look(after)) !== JSON.stringify(none);
        same('something else runs', [...commands, ...(isOpen ? ['submission'] : [])].toSorted(), running);
      };
    },
  };
}
