import { Schema } from 'effect';
import { Event } from './event.ts';

const { id, name, eventDate, arenaName, address, artwork, status } = Event.fields;

/** An event as strangers see it: without the organizer's telephone and PIX key. */
export const PublicEvent = Schema.Struct({
  id,
  name,
  eventDate,
  arenaName,
  address,
  artwork,
  status,
  organizer: Schema.Struct({ name: Schema.String }),
});
export type PublicEvent = typeof PublicEvent.Type;

/** The switch of a public page. */
export const PublicPageSwitch = Schema.Struct({ isOn: Schema.Boolean });
