import { IconCalendarPlus } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { Effect } from 'effect';
import { calendarEndpoints } from '../../../domain/contract/calendar.ts';
import { describeCommand } from '../../../machines/command/command.ts';
import type { CommandsOf } from '../../../machines/command/commandNames.ts';
import { commandOf } from '../command/commandActors.ts';
import { saveFile } from '../files/saveFile.ts';
import { WaitButton } from '../look/states/WaitButton.tsx';
import type { App } from '../runtime/app.ts';
import { useChart } from '../runtime/AppContext.tsx';

const LABEL = 'Adicionar à agenda';

interface SaveCalendarProps {
  /** The id of a registration or series of the player. */
  of: string;
  /** What it is, where the screen shows several. */
  name: string;
}

/** Saves what the player plays as a file that calendar programs open. */
export function SaveCalendar({ of, name }: SaveCalendarProps) {
  const actor = useChart(provideSaving, { input: { name: 'saveCalendar', asksFirst: false } });
  const { isBusy, isSlow } = useSelector(actor, describeCommand, shallowEqual);
  return (
    <WaitButton
      size="md"
      variant="default"
      aria-label={`${LABEL}: ${name}`}
      leftSection={<IconCalendarPlus size={20} stroke={1.75} aria-hidden />}
      isBusy={isBusy}
      isSlow={isSlow}
      onStop={() => actor.send({ type: 'wait.abandoned' })}
      onClick={() => actor.send({ type: 'command.requested', subject: of })}
    >
      {LABEL}
    </WaitButton>
  );
}

function provideSaving({ call }: App) {
  return commandOf<CommandsOf['calendarFile']>({
    saveCalendar: (id, signal) =>
      call(calendarEndpoints.calendarFile, { params: { id } }, { signal }).pipe(
        Effect.tap(({ data: { fileName, text } }) =>
          Effect.sync(() => saveFile(fileName, text, 'text/calendar;charset=utf-8')),
        ),
      ),
  });
}
