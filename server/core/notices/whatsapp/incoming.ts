import { Option, Schema } from 'effect';
import type { DeliveryState } from '#domain/notices/whatsapp.ts';

const Word = Schema.String.check(Schema.isPattern(/^[\x21-\x7e]{1,255}$/));
const Number = Schema.String.check(Schema.isPattern(/^\d{5,20}$/));
/** What Meta calls somebody for us alone: `BR.13491208655302741918`. */
const MetaUser = Schema.String.check(Schema.isPattern(/^[A-Z]{2}\.[\w.]{1,150}$/));
const Second = Schema.String.check(Schema.isPattern(/^\d{9,11}$/));
const Uuid = Schema.String.check(Schema.isPattern(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

const Envelope = Schema.fromJsonString(
  Schema.Struct({
    object: Schema.Literal('whatsapp_business_account'),
    entry: Schema.Array(
      Schema.Struct({ changes: Schema.Array(Schema.Struct({ field: Schema.String, value: Schema.Unknown })) }),
    ),
  }),
);

const Value = Schema.Struct({
  metadata: Schema.Struct({ phone_number_id: Schema.String }),
  messages: Schema.optionalKey(Schema.Array(Schema.Unknown)),
  statuses: Schema.optionalKey(Schema.Array(Schema.Unknown)),
});

const Message = Schema.Struct({
  from: Schema.optionalKey(Number),
  from_user_id: Schema.optionalKey(MetaUser),
  timestamp: Second,
  type: Schema.Literal('text'),
  text: Schema.Struct({ body: Schema.String }),
});

const Status = Schema.Struct({
  id: Word,
  status: Schema.Literals(['sent', 'delivered', 'read', 'failed']),
  biz_opaque_callback_data: Schema.optionalKey(Uuid),
  errors: Schema.optionalKey(Schema.Array(Schema.Struct({ code: Schema.Int }))),
});

/** A text that somebody sent to our number. */
interface IncomingText {
  readonly number: string | undefined;
  readonly user: string | undefined;
  readonly at: Date;
  readonly text: string;
}

/** What Meta says of a message of ours. */
interface IncomingStatus {
  readonly wamid: string;
  readonly mark: string | undefined;
  readonly state: DeliveryState;
  readonly code: number | undefined;
}

/**
 * What a body of Meta's tells of our number, each part by itself: what is of another number of the same account, of a kind that nobody here
 * knows, or not as it was documented is left out. @param phoneId Meta's id of our number
 */
export function readIncoming(body: string, phoneId: string) {
  const envelope = Option.getOrUndefined(Schema.decodeUnknownOption(Envelope)(body));
  const values = (envelope?.entry ?? [])
    .flatMap(({ changes }) => changes)
    .filter(({ field }) => field === 'messages')
    .flatMap(({ value }) => Option.toArray(Schema.decodeUnknownOption(Value)(value)))
    .filter(({ metadata }) => metadata.phone_number_id === phoneId);
  return {
    texts: values.flatMap(({ messages = [] }) => messages.flatMap(readText)),
    statuses: values.flatMap(({ statuses = [] }) => statuses.flatMap(readStatus)),
  };
}

function readText(raw: unknown): IncomingText[] {
  return Option.toArray(Schema.decodeUnknownOption(Message)(raw))
    .filter(({ from, from_user_id: user }) => from !== undefined || user !== undefined)
    .map(({ from, from_user_id: user, timestamp, text }) => ({
      number: from,
      user,
      at: new Date(globalThis.Number(timestamp) * 1_000),
      text: text.body,
    }));
}

function readStatus(raw: unknown): IncomingStatus[] {
  return Option.toArray(Schema.decodeUnknownOption(Status)(raw)).map(
    ({ id, status, biz_opaque_callback_data: mark, errors = [] }) => ({
      wamid: id,
      mark,
      state: status,
      code: status === 'failed' ? errors[0]?.code : undefined,
    }),
  );
}
