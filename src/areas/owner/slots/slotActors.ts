import { Effect, Schema } from 'effect';
import type { ActorRefFrom } from 'xstate';
import { WholeNumber } from '#domain/values/query.ts';
import { settingsEndpoints } from '#domain/contract/settings.ts';
import { slotEndpoints } from '#domain/contract/slots.ts';
import { AlterationForm } from '#domain/slots/alteration.ts';
import { ManyAlterationsForm } from '#domain/slots/manyAlterations.ts';
import { openingIn } from '#domain/opening/openingForm.ts';
import { PriceRuleForm } from '#domain/slots/priceRuleForm.ts';
import { type FormerPrice, SlotPriceForm, type TimeSlot, TimeSlotForm } from '#domain/slots/slot.ts';
import { alterationsMachine } from '../../../../machines/slots/alterations.ts';
import { priceRuleListMachine } from '../../../../machines/slots/priceRuleList.ts';
import { slotsMachine } from '../../../../machines/slots/slots.ts';
import type { CommandsOf } from '../../../../machines/command/commandNames.ts';
import type { FormsOf } from '../../../../machines/submission/forms.ts';
import type { App } from '../../../shared/runtime/app.ts';
import { leaveAsMeant } from '../../../shared/runtime/leaving.ts';
import { commandOf } from '../../../shared/command/commandActors.ts';
import { allDrafts, clearDraft } from '../../../shared/forms/draft.ts';
import { submissionOf } from '../../../shared/submission/submissionActors.ts';
import { keepOwnArena } from '../settings/index.ts';
import { ruleDraft } from './rules/ruleForm.ts';
import { formerPrices } from './formerPrices.ts';
import { keepSlot, knownSlots } from './slotQueries.ts';
import { keptText } from './slotTexts.ts';

export type SlotsActor = ActorRefFrom<typeof slotsMachine>;
export type PriceRulesActor = ActorRefFrom<typeof priceRuleListMachine>;
export type AlterationsActor = ActorRefFrom<typeof alterationsMachine>;

/** A price with the version of the hour or list that the owner saw. */
const toPrice = Schema.decodeSync(Schema.Struct({ ...SlotPriceForm.fields, version: WholeNumber }));

const toNewSlot = Schema.decodeSync(TimeSlotForm);
const toPriceRule = Schema.decodeSync(PriceRuleForm);
const toManyAlterations = Schema.decodeSync(ManyAlterationsForm);
const toAlteration = Schema.decodeSync(AlterationForm);

/** The hours' chart with its real actors. */
export function provideSlots({ call, queryClient }: App) {
  let former: readonly FormerPrice[] = [];
  const commands = commandOf<CommandsOf['slots']>({
    deleteTimeSlot: (id, signal) => call(slotEndpoints.deleteTimeSlot, { params: { id } }, { signal }),
    restorePrices: (_, signal) => call(slotEndpoints.restorePrices, { body: { prices: former } }, { signal }),
  });
  return slotsMachine.provide({
    actors: {
      command: commands,
      restore: commands,
      submission: submissionOf<FormsOf['slots']>({
        newTimeSlot: (form, sending) => call(slotEndpoints.createTimeSlot, { body: toNewSlot(form) }, sending),
        allPrices: (form, sending) => {
          const { version, price } = toPrice(form);
          const before = knownSlots(queryClient);
          return call(slotEndpoints.updateAllTimeSlots, { query: { version }, body: { price } }, sending).pipe(
            Effect.tap(({ data }) => Effect.sync(() => (former = formerPrices(before, data.timeSlots)))),
          );
        },
      }),
    },
  });
}

/** The form chart for the week of opening hours. */
export function provideOpeningHours({ call, queryClient }: App) {
  return submissionOf<FormsOf['openingHours']>({
    openingHours: ({ version, ...typed }, sending) => {
      const change = { query: { version }, body: { openingHours: openingIn(typed) } };
      return call(settingsEndpoints.updateOpeningHours, change, sending).pipe(
        Effect.tap(({ data }) => Effect.sync(() => keepOwnArena({ call, queryClient }, data))),
      );
    },
  });
}

/** The form chart for the price of one hour. */
export function provideSlotPrice({ call, queryClient }: App) {
  return submissionOf<FormsOf['slotPrice']>({
    slotPrice: ({ id, ...typed }, sending) => {
      const { version, price } = toPrice(typed);
      return call(slotEndpoints.updateTimeSlot, { params: { id }, query: { version }, body: { price } }, sending).pipe(
        Effect.tap(({ data }) => Effect.sync(() => keepSlot(queryClient, data.timeSlot))),
        Effect.tap(() => Effect.sync(() => clearDraft(priceDraft(id)))),
      );
    },
  });
}

const PRICE_DRAFT = 'slotPrice:';

/** The key of the draft of an hour's price. */
export function priceDraft(slotId: string): string {
  return `${PRICE_DRAFT}${slotId}`;
}

/** The drafts of prices that differ from what is saved. A draft that has a version alone has the saved price. */
export function unsavedPrices(): readonly string[] {
  const drafts = allDrafts().filter(({ form, texts }) => form.startsWith(PRICE_DRAFT) && texts['price'] !== undefined);
  return drafts.map(({ form }) => form);
}

/** Drops the prices that are not saved, for an owner who leaves them; the subject is the address that they go to. */
export function provideLeaving() {
  return commandOf<CommandsOf['slotsLeaving']>({
    dropPrices: () =>
      // Later: no event goes to another actor in the middle of a chart's step.
      Effect.yieldNow.pipe(
        Effect.map(() => {
          unsavedPrices().forEach(clearDraft);
          leaveAsMeant();
        }),
      ),
  });
}

/** Switches one hour. Existing reservations stay valid, and the message to the owner says how many there are. */
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

/** The command's subject: the hour's id and the version that was shown when the switch was pressed. */
export function toggled({ id, version }: TimeSlot): string {
  return `${id}${SEEN}${version}`;
}

/** The alterations' chart with its real actors. */
export function provideAlterations({ call }: App) {
  return alterationsMachine.provide({
    actors: {
      command: commandOf<CommandsOf['alterations']>({
        deleteAlteration: (id, signal) => call(slotEndpoints.deleteAlteration, { params: { id } }, { signal }),
      }),
      submission: submissionOf<FormsOf['alterations']>({
        newAlteration: (form, sending) => call(slotEndpoints.createAlteration, { body: toAlteration(form) }, sending),
        manyAlterations: (form, sending) => call(slotEndpoints.alterMany, { body: toManyAlterations(form) }, sending),
      }),
    },
  });
}

/** The price rules' chart with its real actors. */
export function providePriceRules({ call }: App) {
  return priceRuleListMachine.provide({
    actors: {
      command: commandOf<CommandsOf['priceRuleList']>({
        deletePriceRule: (id, signal) => call(slotEndpoints.deletePriceRule, { params: { id } }, { signal }),
      }),
      submission: submissionOf<FormsOf['priceRuleList']>({
        newPriceRule: (form, sending) => call(slotEndpoints.createPriceRule, { body: toPriceRule(form) }, sending),
        priceRule: ({ id, version, ...form }, sending) => {
          const change = { params: { id }, query: { version }, body: toPriceRule(form) };
          return call(slotEndpoints.updatePriceRule, change, sending).pipe(
            Effect.tap(() => Effect.sync(() => clearDraft(ruleDraft(id)))),
          );
        },
      }),
    },
  });
}
