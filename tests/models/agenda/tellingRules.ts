import { type AnyStateMachine, transition } from 'xstate';
import { type Check, same } from '../harness/rules.ts';

/**
 * The step requests the command of that name for the thing that the event names, and sends nothing to any other actor.
 * Moments do not keep what is sent to an actor, so the step is taken once more without its actors.
 */
export function requests(command: string): Check<AnyStateMachine> {
  return ({ before, event }) => {
    const [, actions] = transition(before.machine, before, event);
    const sent = actions.flatMap(({ type, params }) => {
      const { targetId, event: told } = Object(params) as { targetId?: string; event?: unknown };
      return type === 'xstate.sendTo' ? [{ to: targetId, told }] : [];
    });
    const told = { type: 'command.requested', subject: event['id'] };
    same('something else was requested', [{ to: command, told }], sent);
  };
}
