import { type ActorRefFrom, fromCallback } from 'xstate';
import { agendaEndpoints } from '#domain/contract/agenda.ts';
import { closureEndpoints } from '#domain/contract/closures.ts';
import { undoMachine } from '../../../../../machines/agenda/undo.ts';
import { partsOf } from '../../../../../machines/command/subjectParts.ts';
import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import { commandsOf } from '../../../../shared/command/commandActors.ts';
import type { App } from '../../../../shared/runtime/app.ts';
import { clearNoShowBy } from '../../desk/index.ts';

export type UndoActor = ActorRefFrom<typeof undoMachine>;

/** Where Ctrl+Z takes back what was typed. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/** The chart of the undo with its real actors. */
export function provideUndo({ call }: App) {
  const commands = commandsOf<CommandsOf['agendaUndo']>({
    undoPayment: (subject, signal) => {
      const { id, of } = partsOf(subject);
      return call(agendaEndpoints.undoPayments, { params: { id }, body: { installments: of.split(',') } }, { signal });
    },
    undoCancellation: (id, signal) => call(agendaEndpoints.undoCancellation, { params: { id } }, { signal }),
    undoMove: (id, signal) => call(agendaEndpoints.undoMove, { params: { id } }, { signal }),
    undoGiving: (id, signal) => call(agendaEndpoints.undoGiving, { params: { id } }, { signal }),
    undoClosure: (id, signal) => call(closureEndpoints.undoClosure, { params: { id } }, { signal }),
    clearNoShow: clearNoShowBy(call),
  });
  return undoMachine.provide({
    actors: {
      takeBack: commands,
      restore: commands,
      clear: commands,
      putBack: commands,
      handBack: commands,
      openAgain: commands,
      followKeys: fromCallback<{ type: 'undo.requested' }>(({ sendBack }) => {
        const onKey = (event: KeyboardEvent) => {
          const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
          if (!isUndo || (event.target instanceof Element && event.target.closest(FIELDS))) return;
          event.preventDefault();
          sendBack({ type: 'undo.requested' });
        };
        addEventListener('keydown', onKey);
        return () => removeEventListener('keydown', onKey);
      }),
    },
  });
}
