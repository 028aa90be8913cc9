import { Effect, Option, Schema, SchemaGetter } from 'effect';
import { Id } from '../values/id.ts';
import { compareDays, type Day, IsoDay } from '../values/days/day.ts';
import { tidied } from '../values/text/names.ts';
import { filledText } from '../values/text/text.ts';

export const EventStatus = Schema.Literals([
  'AGUARDANDO_APROVACAO',
  'APROVADO',
  'EM_ANDAMENTO',
  'FINALIZADO',
  'CANCELADO',
]);
export type EventStatus = typeof EventStatus.Type;

/** How many events have each status. */
export const EventCounts = Schema.Record(EventStatus, Schema.Int);
export type EventCounts = typeof EventCounts.Type;

/** A status in a reply. One that this version does not know is read as `AGUARDANDO_APROVACAO`. */
const ReadStatus = EventStatus.pipe(
  Schema.catchDecoding(() => Effect.succeed(Option.some<EventStatus>('AGUARDANDO_APROVACAO'))),
);

/** An admin's decision. An event's other statuses follow from its days. */
export const EventDecision = Schema.Struct({ status: Schema.Literals(['APROVADO', 'CANCELADO']) });

const Period = Schema.Struct({ startDate: IsoDay, endDate: IsoDay });
const Place = Schema.Struct({ city: Schema.String, street: Schema.String });
const Organizer = Schema.Struct({ id: Id, name: Schema.String }).pipe(Schema.encodeKeys({ id: '_id' }));

/** An event as everybody sees it. `pixOrganizer` is the organizer's PIX key, for payments outside the platform. */
export const Event = Schema.Struct({
  id: Id,
  name: Schema.String,
  phoneToContact: Schema.String,
  eventDate: Period,
  arenaName: Schema.String,
  pixOrganizer: Schema.String,
  address: Place,
  haveTShirts: Schema.Boolean,
  artwork: Schema.optionalKey(Schema.String),
  status: ReadStatus,
  paymentViaGateway: Schema.Boolean,
  organizer: Organizer,
  /** Registration has ended in all its categories, of which there are some. */
  isClosed: Schema.optionalKey(Schema.Literal(true)),
  /** Strangers may see it on its public page, whose address can be shared. */
  hasPublicPage: Schema.optionalKey(Schema.Literal(true)),
});
export type Event = typeof Event.Type;

/** A boolean. It is `'true'` or `'false'` in a `multipart/form-data` body, which carries only texts. */
const YesOrNo = Schema.Union([
  Schema.Boolean,
  Schema.Literals(['true', 'false']).pipe(
    Schema.decodeTo(Schema.Boolean, {
      decode: SchemaGetter.transform((text: 'true' | 'false') => text === 'true'),
      encode: SchemaGetter.transform((is: boolean) => (is ? 'true' : 'false')),
    }),
  ),
]);

function filled(message: string, most: number) {
  return filledText(message).check(Schema.isMaxCodePoints(most, { message: `Use no máximo ${most} caracteres.` }));
}

const named = (message: string, most: number) => tidied(filled(message, most));

const NO_PLACE = 'Informe o local do evento';

const fields = {
  name: named('Informe o nome do evento', 80),
  phoneToContact: Schema.String.check(
    Schema.isPattern(/^\d{11,19}$/u, { message: 'Informe um telefone para contato' }),
  ),
  eventDate: Period,
  arenaName: named('Informe uma arena válida', 80),
  pixOrganizer: filled('Informe sua chave pix', 77),
  address: Schema.Struct({ city: named(NO_PLACE, 80), street: named(NO_PLACE, 120) }),
};

function periodFault({ eventDate }: { readonly eventDate?: typeof Period.Type }) {
  return !eventDate || compareDays(eventDate.startDate, eventDate.endDate) <= 0
    ? undefined
    : { path: ['eventDate', 'endDate'], issue: 'O evento não pode terminar antes de começar.' };
}

/** The organizer's form. The artwork is sent as a file. */
export const NewEvent = Schema.Struct({ ...fields, haveTShirts: YesOrNo, paymentViaGateway: YesOrNo }).check(
  Schema.makeFilter(periodFault),
);
export type NewEvent = typeof NewEvent.Type;

/** What an organizer changes of an event: only the members that are sent. */
export const EventEdit = Schema.Struct({
  name: Schema.optionalKey(fields.name),
  phoneToContact: Schema.optionalKey(fields.phoneToContact),
  eventDate: Schema.optionalKey(fields.eventDate),
  arenaName: Schema.optionalKey(fields.arenaName),
  pixOrganizer: Schema.optionalKey(fields.pixOrganizer),
  address: Schema.optionalKey(fields.address),
}).check(Schema.makeFilter(periodFault));
export type EventEdit = typeof EventEdit.Type;

/** The stored part of an event's status; the rest follows from the date. */
export type DecidedStatus = 'AGUARDANDO_APROVACAO' | 'APROVADO' | 'CANCELADO';

/** Only an approved event begins on its first day and ends after its last. */
export function eventStatusOn(
  today: Day,
  decided: DecidedStatus,
  { startDate, endDate }: Event['eventDate'],
): EventStatus {
  if (decided !== 'APROVADO' || compareDays(today, startDate) < 0) return decided;
  return compareDays(today, endDate) > 0 ? 'FINALIZADO' : 'EM_ANDAMENTO';
}
