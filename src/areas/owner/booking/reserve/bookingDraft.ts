import { Option, Schema } from 'effect';
import { Id } from '#domain/values/id.ts';
import { Player } from '#domain/people/player.ts';
import type { OwnerBookingContext, TypedOwnerOrder } from '../../../../../machines/agenda/ownerBookingOrder.ts';
import { clearDraft, putDraft, readDraft, readDraftHere } from '../../../../shared/forms/draft.ts';

/** The draft's key. Day, hours and courts stand in the address; each address has a draft of its own. */
export const BOOKING_DRAFT = 'ownerBooking';

const KeptPlayer = Schema.fromJsonString(Player);
const readPlayer = Schema.decodeUnknownOption(KeptPlayer);
const KeptCustomer = Schema.fromJsonString(
  Schema.Struct({ id: Id, name: Schema.String, phone: Schema.optionalKey(Schema.String) }),
);
const readCustomer = Schema.decodeUnknownOption(KeptCustomer);

/** The texts of the draft: who plays, the note and the voucher. */
function textsOf({ whom, player, customer, ...typed }: OwnerBookingContext) {
  const { guestName, guestPhone, note, code, agreed } = typed;
  return {
    whom,
    player: player ? Schema.encodeSync(KeptPlayer)(player) : '',
    customer: customer ? Schema.encodeSync(KeptCustomer)(customer) : '',
    guestName,
    guestPhone,
    note,
    code,
    agreed,
  };
}

/**
 * Keeps it for the page of an address; an order in which nothing is typed or chosen is none.
 * @param at path and query
 */
export function writeBookingDraft(context: OwnerBookingContext, at: string): void {
  const { whom, ...typed } = textsOf(context);
  const isEmpty = context.chosen.length === 0 && Object.values(typed).every((text) => text === '');
  if (isEmpty) clearDraft(BOOKING_DRAFT);
  else putDraft({ form: BOOKING_DRAFT, texts: { whom, ...typed }, at });
}

/** What was typed on the page of this address before a reload, a step back or the end of a session. */
export function readBookingDraft(): Partial<TypedOwnerOrder> {
  return typedIn(readDraftHere(BOOKING_DRAFT));
}

/** Whom the kept order is for; empty when that is not typed yet. */
export function nameInDraft(): string {
  const { whom, player, customer, guestName = '' } = typedIn(readDraft(BOOKING_DRAFT));
  return whom === 'guest' ? (customer?.name ?? guestName.trim()) : (player?.name ?? '');
}

function typedIn({ whom, player, customer, ...texts }: Readonly<Record<string, string>>): Partial<TypedOwnerOrder> {
  const { guestName, guestPhone, note, code, agreed = '' } = texts;
  if (guestName === undefined || guestPhone === undefined || note === undefined || code === undefined) return {};
  return {
    whom: whom === 'guest' ? 'guest' : 'player',
    player: Option.getOrNull(readPlayer(player)),
    customer: Option.getOrNull(readCustomer(customer)),
    guestName,
    guestPhone,
    note,
    code,
    agreed,
  };
}
