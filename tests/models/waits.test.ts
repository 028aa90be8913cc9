import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { expect, it } from 'vitest';
import { charts } from '../../machines/chartFiles.ts';

/** Waits that no chart ends before their answer, and why that is right. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'picture.reading': 'The browser looks at a file: no network',
  'picture.rendering': 'The browser draws: no network',
  'emailConfirmation.confirming': 'The request ends after 20 s',
  'revocation.revoking': 'Nobody waits for it: the session is over on this side already',
  'google.entering': 'The request ends after 20 s; the ticket is good once, so it cannot be sent again',
  'signUp.registering': 'The request ends after 20 s, or 40 s with a picture; it is not sent twice',
  'proof.proving': 'The request ends after 20 s; the password is as good the second time',
  'recovery.asking': 'The request ends after 20 s; the letter is sent after the answer',
  'reset.changing': 'The request ends after 20 s; the link is good once, so it cannot be sent again',
  'account.saving': 'The request ends after 20 s',
  'offlineQueue.open.queue.sending':
    'The request ends after 20 s; nobody waits for it, and a tab before it in the lock ends its own as late',
  'erasure.erasing': 'The request ends after 20 s; nobody wants to wonder whether an account is gone',
};

/**
 * Red without `after: { readLimit … }` in machines/vouchers/voucherCheck.ts, and without the state `slow` in any of
 * machines/command/command.ts, machines/submission/*.ts, machines/booking/booking.ts, machines/registrations/cart.ts.
 */
it('out of every state that waits leads more than the answer', () => {
  const endless = charts.flatMap(({ machine }) =>
    nodesUnder(machine.root)
      .filter((node) => waits(machine, node) && !hasWayOut(node))
      .map(({ path }) => [machine.id, ...path].join('.')),
  );
  expect(endless.toSorted()).toEqual(Object.keys(EXCEPTIONS).toSorted());
});

function nodesUnder(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(nodesUnder)];
}

/** It shows that it waits, or goes on when an actor that is no chart answers. */
function waits({ implementations }: AnyStateMachine, node: AnyStateNode): boolean {
  const isAnswered = node.invoke.some(({ id, src }) => {
    const actor: unknown = typeof src === 'string' ? implementations.actors[src] : src;
    const isChart = typeof actor === 'object' && actor !== null && 'root' in actor;
    return !isChart && transitionsOf(node).some(({ eventType }) => eventType === `xstate.done.actor.${id}`);
  });
  return isAnswered || node.tags.some((tag) => tag === 'busy' || tag === 'submitting');
}

/** From it, from what it is part of, or from a part of it leads an event or a delay to somewhere else. */
function hasWayOut(node: AnyStateNode): boolean {
  const around = [...ancestorsOf(node), ...nodesUnder(node)];
  return around
    .flatMap(transitionsOf)
    .some(
      ({ eventType, target }) =>
        !/^(xstate\.(done|error)\.|$)/.test(eventType) &&
        (target ?? []).some((place) => place !== node && !nodesUnder(node).includes(place)),
    );
}

function ancestorsOf({ parent }: AnyStateNode): AnyStateNode[] {
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

function transitionsOf(node: AnyStateNode): AnyTransitionDefinition[] {
  return [...node.transitions.values()].flat();
}
