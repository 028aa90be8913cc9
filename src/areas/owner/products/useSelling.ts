import { shallowEqual, useSelector } from '@xstate/react';
import { describeCommand } from '../../../../machines/command/command.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { provideSelling } from './productActors.ts';

/** One of the desk's deeds with sales: whether it is under way, for what, and how to begin or leave it. */
export function useSelling(name: CommandsOf['selling']) {
  const actor = useChart(provideSelling, { input: { name, asksFirst: false } });
  const { isBusy, isSlow, subject } = useSelector(actor, describeCommand, shallowEqual);
  return {
    isBusy,
    isSlow,
    subject,
    begin: (of: string) => actor.send({ type: 'command.requested', subject: of }),
    stop: () => actor.send({ type: 'wait.abandoned' }),
  };
}
