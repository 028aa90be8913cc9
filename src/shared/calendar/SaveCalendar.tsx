import { IconCalendarMinus, IconCalendarPlus } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { describeCommand } from '../../../machines/command/command.ts';
import type { CommandsOf } from '../../../machines/command/commandNames.ts';
import { commandOf } from '../command/commandActors.ts';
import { download } from '../files/download.ts';
import { WaitButton } from '../look/states/WaitButton.tsx';
import type { App } from '../runtime/app.ts';
import { useChart } from '../runtime/AppContext.tsx';

const LABELS = { add: 'Adicionar à agenda', strike: 'Tirar da agenda' } as const;
const ICONS = { add: IconCalendarPlus, strike: IconCalendarMinus } as const;

interface SaveCalendarProps {
  /** The id of a reservation, registration or series of the player. */
  of: string;
  /** What it is, where the screen shows several. */
  name?: string;
  /** `strike`: it is called off, and so says the file, which strikes what a calendar has of it. */
  as?: keyof typeof LABELS;
}

/** Saves what the player plays as a file that calendar programs open. */
export function SaveCalendar({ of, name, as = 'add' }: SaveCalendarProps) {
  const actor = useChart(provideSaving, { input: { name: 'saveCalendar', asksFirst: false } });
  const { isBusy, isSlow } = useSelector(actor, describeCommand, shallowEqual);
  const [label, Icon] = [LABELS[as], ICONS[as]];
  return (
    <WaitButton
      size="md"
      variant="default"
      {...(name !== undefined && { 'aria-label': `${label}: ${name}` })}
      leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
      isBusy={isBusy}
      isSlow={isSlow}
      onStop={() => actor.send({ type: 'wait.abandoned' })}
      onClick={() => actor.send({ type: 'command.requested', subject: of })}
    >
      {label}
    </WaitButton>
  );
}

function provideSaving({ call }: App) {
  return commandOf<CommandsOf['calendarFile']>({
    saveCalendar: (id, signal) => download(call, { of: 'calendarFile', id }, signal),
  });
}
