import { Effect } from 'effect';
import { agendaEndpoints } from '#domain/contract/agenda.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { commandOf, commandsOf } from '../../../shared/command/commandActors.ts';
import type { DeskWorld } from './deskWorld.ts';
import { provideInstallments } from './installments/installmentActors.ts';
import { provideMove } from './move/moveActors.ts';
import { providePay } from './pay/payActors.ts';

/** The actors of the agenda's chart that do something with a reservation which is there. */
export function deskActors(app: App, { tellDeed, known }: DeskWorld) {
  const { call } = app;
  const commands = commandOf<CommandsOf['agendaChange']>({
    returnRefund: (id, signal) => call(agendaEndpoints.returnRefund, { params: { id } }, { signal }),
    settleAtCounter: (id, signal) => call(agendaEndpoints.settleAtCounter, { params: { id } }, { signal }),
  });
  const attendance = commandsOf<CommandsOf['agendaAttendance']>({
    markNoShow: (id, signal) =>
      call(agendaEndpoints.markNoShow, { params: { id } }, { signal }).pipe(
        Effect.tap(() => Effect.sync(() => tellDeed({ kind: 'noShow', id, reservation: id }))),
      ),
    clearNoShow: clearNoShowBy(call),
  });
  return {
    confirm: providePay(app, { tellDeed, known }),
    move: provideMove(app, tellDeed),
    giveBack: commands,
    counter: commands,
    markNoShow: attendance,
    clearNoShow: attendance,
    installments: provideInstallments(app, tellDeed),
  };
}

/** Says that somebody came after all: by the button of the reservation, and as the undo of the mark. */
export function clearNoShowBy(call: App['call']) {
  return (id: string, signal: AbortSignal) => call(agendaEndpoints.clearNoShow, { params: { id } }, { signal });
}
