import { Schema } from 'effect';
import { Id } from '../values/id.ts';
import { Day } from '../values/days/day.ts';
import { TotalReais } from '../values/money.ts';
import { Version } from '../values/version.ts';
import { NoteText } from '../booking/note.ts';
import { Debtor } from '../debts/debt.ts';
import { GuestName } from '../people/forWhom.ts';
import { Cpf, CpfForm } from '../people/cpf.ts';
import { Phone } from '../people/phone.ts';
import { Accounts, JoinedRecord, RecordAccount } from '../people/arenaRecord.ts';
import { City } from '../people/profile.ts';
import { Email } from '../session/credentials.ts';
import { Birthday, TypedBirthday } from '../people/birthday.ts';
import { Tags, TypedTags } from '../people/tags.ts';

/** `account`: the id is of a player with an account. `record`: of the arena's own record of somebody. */
const CustomerKind = Schema.Literals(['record', 'account']);

/** Somebody who was at an arena or is going to be, by an account or by the desk's own record, in a list. */
const Listed = {
  id: Id,
  kind: CustomerKind,
  name: Schema.String,
  avatarCDN: Schema.optionalKey(Schema.String),
  /** Of a record, and of a player who booked here by themselves. */
  phone: Schema.optionalKey(Schema.String),
  /** The last day on which they played here, and the next one on which they will. */
  lastGame: Schema.optionalKey(Day),
  nextGame: Schema.optionalKey(Day),
  /** What they owe, as in 'Pendências', and what the arena owes them. */
  owed: Schema.optionalKey(TotalReais),
  credit: Schema.optionalKey(TotalReais),
  /** Of a record: what the desk wrote down of them. */
  birthday: Schema.optionalKey(Birthday),
  tags: Schema.optionalKey(Tags),
};

export const ListedCustomer = Schema.Struct(Listed).pipe(Schema.encodeKeys({ id: '_id' }));
export type ListedCustomer = typeof ListedCustomer.Type;

/** Whom the desk finds while it types: its customers, then other players, of whom it sees name and picture alone. */
export const FoundCustomer = Schema.Struct({ ...Listed, isOwn: Schema.Boolean }).pipe(Schema.encodeKeys({ id: '_id' }));
export type FoundCustomer = typeof FoundCustomer.Type;

/** What reservations of somebody are for, once their record was erased. */
export const ERASED_CUSTOMER = 'Cadastro apagado';

/** What a desk knows of somebody by its own record. */
export const CustomerRecord = Schema.Struct({
  customer: ListedCustomer,
  arena: Schema.Struct({ name: Schema.String }),
  /** Since when the arena has the record. */
  since: Day,
  note: Schema.String,
  email: Schema.optionalKey(Schema.String),
  city: Schema.optionalKey(Schema.String),
  /** For owners and managers alone, null where the record has none: the reception is not told, and has no such member. */
  cpf: Schema.optionalKey(Schema.NullOr(Cpf)),
  version: Version,
  /** As in 'Pendências'; absent when nothing is owed. */
  debtor: Schema.optionalKey(Debtor),
  /** What they paid at the arena for the games of this calendar year. */
  spent: TotalReais,
  /** Of all. */
  noShows: Schema.Int,
  /** Those that were joined to it, each of which can be taken out again. */
  joined: Schema.Array(JoinedRecord),
  account: Schema.optionalKey(RecordAccount),
  /** Whose person may be asked whether the record is theirs; of none once somebody was. */
  accounts: Accounts,
});
export type CustomerRecord = typeof CustomerRecord.Type;

/** A record as the desk corrects it. Without a phone it has none from then on; of what else is absent nothing changes, and null is none. */
export const CustomerChange = Schema.Struct({
  name: GuestName,
  phone: Schema.optionalKey(Phone),
  note: NoteText,
  /** Of owners and managers alone. */
  cpf: Schema.optionalKey(Schema.NullOr(Cpf)),
  email: Schema.optionalKey(Schema.NullOr(Email)),
  birthday: Schema.optionalKey(Schema.NullOr(Birthday)),
  city: Schema.optionalKey(Schema.NullOr(City)),
  tags: Schema.optionalKey(Tags),
});
export type CustomerChange = typeof CustomerChange.Type;

/** The same as it is typed: an empty text is none. */
export const CustomerForm = Schema.Struct({
  name: GuestName,
  phone: Schema.Union([Schema.Literal(''), Phone]),
  cpf: CpfForm.fields.cpf,
  email: Schema.Union([Schema.Literal(''), Email]),
  birthday: TypedBirthday,
  city: Schema.Union([Schema.Literal(''), City]),
  tags: TypedTags,
  note: NoteText,
});
