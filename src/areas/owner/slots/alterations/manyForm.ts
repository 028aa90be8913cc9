import { schemaResolver } from '@mantine/form';
import { Option, Schema } from 'effect';
import { CHANGES, type ManyAlterations, ManyAlterationsForm } from '#domain/slots/manyAlterations.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import { partsOf } from '../../../../shared/forms/parts.ts';

/** The form's values as texts, because a draft stores texts only: several in one field with commas between them. */
export interface TypedMany extends Record<string, string> {
  readonly timeSlots: string;
  /** Empty for all courts. */
  readonly courts: string;
  readonly from: string;
  /** Empty for the first day alone. */
  readonly until: string;
  readonly weekdays: string;
  readonly change: string;
  readonly price: string;
}

export const NEW_MANY: TypedMany = {
  timeSlots: '',
  courts: '',
  from: '',
  until: '',
  weekdays: '0,1,2,3,4,5,6',
  change: 'close',
  price: '',
};

/** A price is meant only where the hours are open. */
export function toManyForm({
  timeSlots,
  courts,
  from,
  until,
  weekdays,
  change,
  price,
}: TypedMany): ManyAlterationsForm {
  const meant = CHANGES.find((known) => known === change) ?? 'close';
  return {
    change: meant,
    timeSlots: partsOf(timeSlots),
    ...(courts !== '' && { courts: partsOf(courts) }),
    from,
    until: until === '' ? from : until,
    weekdays: partsOf(weekdays).map(Number),
    ...(meant === 'open' && price.trim() !== '' && { price }),
  };
}

const check = schemaResolver(formSchema(ManyAlterationsForm), { sync: true });
export const manyFaults = (typed: TypedMany) => check(toManyForm(typed));

const decode = Schema.decodeOption(ManyAlterationsForm);

/** What the form asks for so far; undefined while it is incomplete. A price changes nothing of what is counted. */
export function askedSoFar(typed: TypedMany): ManyAlterations | undefined {
  return Option.getOrUndefined(decode(toManyForm({ ...typed, price: '' })));
}
