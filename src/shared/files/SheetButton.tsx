import { IconFileSpreadsheet } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { type commandMachine, describeCommand } from '../../../machines/command/command.ts';
import { WaitButton } from '../look/states/WaitButton.tsx';

interface SheetButtonProps {
  /** A chart of its own for each button, so that several downloads can run at the same time. */
  readonly actor: ActorRefFrom<typeof commandMachine>;
  /** Names the spreadsheet to the chart. */
  readonly subject: string;
  readonly label: string;
}

/** Downloads a spreadsheet; a slow download can be left. */
export function SheetButton({ actor, subject, label }: SheetButtonProps) {
  const { isBusy, isSlow } = useSelector(actor, describeCommand, shallowEqual);
  return (
    <WaitButton
      size="md"
      variant="default"
      leftSection={<IconFileSpreadsheet size={18} stroke={1.75} />}
      isBusy={isBusy}
      isSlow={isSlow}
      onStop={() => actor.send({ type: 'wait.abandoned' })}
      onClick={() => actor.send({ type: 'command.requested', subject })}
    >
      {label}
    </WaitButton>
  );
}
