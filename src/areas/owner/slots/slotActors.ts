import { Effect, Schema } from 'effect';
import type { ActorRefFrom } from 'xstate';
import { WholeNumber } from '../../../../domain/contract/query.ts';
import { slotEndpoints } from '../../../../domain/contract/slots.ts';
import { AlterationForm } from '../../../../domain/slots/alteration.ts';
import { SlotPriceForm, type TimeSlot, TimeSlotForm } from '../../../../domain/slots/slot.ts';
import { alterationsMachine } from '../../../../machines/slots/alterations.ts';
import { slotsMachine } from '../../../../machines/slots/slots.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import type { FormsOf } from '../../../../machines/submission/formNames.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import { clearDraft } from '../../../shared/forms/draft.ts';
import { submissionOf } from '../../../shared/submission/submissionActors.ts';
import { keepSlot } from './slotQueries.ts';
import { keptText } from './slotTexts.ts';

export type SlotsActor = ActorRefFrom<typeof slotsMachine>;
export type AlterationsActor = ActorRefFrom<typeof alterationsMachine>;

/** A price with the version of what it is for, as its typist saw it. */
const Priced = { ...SlotPriceForm.fields, version: WholeNumber };

const toNewSlot = Schema.decodeUnknownSync(TimeSlotForm);
const toPrice = Schema.decodeUnknownSync(Schema.Struct({ ...Priced, id: Schema.String }));
const toAllPrices = Schema.decodeUnknownSync(Schema.Struct(Priced));
const toAlteration = Schema.decodeUnknownSync(AlterationForm);

/** The hours of an arena, with the real server. */
export function provideSlots({ call }: App) {
  return slotsMachine.provide({
    actors: {
      command: commandOf<CommandsOf['slots']>({
        deleteTimeSlot: (id, signal) => call(slotEndpoints.deleteTimeSlot, { params: { id } }, { signal }),
      }),
      submission: submissionOf<FormsOf['slots']>({
        newTimeSlot: (form, sending) => call(slotEndpoints.createTimeSlot, { body: toNewSlot(form) }, sending),
        allPrices: (form, sending) => {
          const { version, price } = toAllPrices(form);
          return call(slotEndpoints.updateAllTimeSlots, { query: { version }, body: { price } }, sending);
        },
      }),
    },
  });
}

/** The price of one hour. */
export function provideSlotPrice({ call, queryClient }: App) {
  return submissionOf<FormsOf['slotPrice']>({
    slotPrice: (form, sending) => {
      const { id, version, price } = toPrice(form);
      return call(slotEndpoints.updateTimeSlot, { params: { id }, query: { version }, body: { price } }, sending).pipe(
        Effect.tap(({ data }) => Effect.sync(() => keepSlot(queryClient, data.timeSlot))),
        Effect.tap(() => Effect.sync(() => clearDraft(priceDraft(id)))),
      );
    },
  });
}

/** Under which the price that is typed for an hour is kept. */
export function priceDraft(slotId: string): string {
  return `slotPrice:${slotId}`;
}

/** The switch of one hour. Who has it ahead keeps it, and the owner is told how many they are. */
export function provideToggle({ call, queryClient }: App) {
  return commandOf<CommandsOf['slotSwitch']>({
    toggleTimeSlot: (subject, signal) => {
      const [id = '', version] = subject.split(SEEN);
      return call(
        slotEndpoints.toggleTimeSlot,
        { params: { id }, query: { version: Number(version) } },
        { signal },
      ).pipe(
        Effect.tap(({ data }) => Effect.sync(() => keepSlot(queryClient, data.timeSlot))),
        Effect.map(({ data }) => (data.timeSlot.isAvailable ? undefined : keptText(data.futureReservations))),
      );
    },
  });
}

const SEEN = '@';

/** What the command of a switch is about: an hour, as it was when the switch was pressed. */
export function toggled({ id, version }: TimeSlot): string {
  return `${id}${SEEN}${version}`;
}

/** The changes of hours for one day, with the real server. */
export function provideAlterations({ call }: App) {
  return alterationsMachine.provide({
    actors: {
      command: commandOf<CommandsOf['alterations']>({
        deleteAlteration: (id, signal) => call(slotEndpoints.deleteAlteration, { params: { id } }, { signal }),
      }),
      submission: submissionOf<FormsOf['alterations']>({
        newAlteration: (form, sending) => call(slotEndpoints.createAlteration, { body: toAlteration(form) }, sending),
      }),
    },
  });
}
