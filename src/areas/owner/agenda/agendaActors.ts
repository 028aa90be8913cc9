import { fromCallback } from 'xstate';
import { agendaMachine } from '../../../../machines/agenda/agenda.ts';
import type { Deed } from '../../../../machines/agenda/undo.ts';
import type { FormsOf } from '../../../../machines/submission/forms.ts';
import { AGENDA } from '../../../shared/api/queryKeys.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { submissionOf } from '../../../shared/submission/submissionActors.ts';
import { givingForms } from '../booking/index.ts';
import { closureForms } from '../closures/index.ts';
import { deskActors, deskForms } from '../desk/index.ts';
import { provideAddress } from './day/agendaAddress.ts';
import type { DayReading } from './day/agendaQueries.ts';
import { provideDayWatch } from './day/dayWatch.ts';
import { provideUndo } from './undo/undoActors.ts';

/** The agenda's chart with its real actors. */
export function provideAgenda(app: App) {
  const { call } = app;
  let hear = (_deed: Deed): void => undefined;
  const tellDeed = (deed: Deed) => hear(deed);
  return agendaMachine.provide({
    actors: {
      ...deskActors(app, { tellDeed, known: (id) => onScreen(app, id) }),
      followDeeds: fromCallback<{ type: 'deed.done'; deed: Deed }>(({ sendBack }) => {
        hear = (deed) => sendBack({ type: 'deed.done', deed });
      }),
      undo: provideUndo(app),
      watch: provideDayWatch(app),
      submission: submissionOf<FormsOf['agenda']>({
        ...deskForms(call, tellDeed),
        ...closureForms(call, tellDeed),
        ...givingForms(call, tellDeed),
      }),
      followAddress: provideAddress(app),
    },
  });
}

/** The reservation, as it was last read for any day. */
function onScreen({ queryClient }: Pick<App, 'queryClient'>, id: string) {
  return queryClient
    .getQueriesData<Partial<DayReading>>({ queryKey: [AGENDA] })
    .flatMap(([, day]) => day?.reservations ?? [])
    .find((reservation) => reservation.id === id);
}
