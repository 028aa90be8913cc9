import { type FormErrors, schemaResolver } from '@mantine/form';
import type { ActorRefFrom } from 'xstate';
import { InstallmentForm } from '#domain/ledger/installment.ts';
import { accountOf } from '#domain/agenda/received.ts';
import { DESK_METHODS, type DeskMethod } from '#domain/ledger/movement.ts';
import {
  fieldsOf,
  newSplit,
  payBy,
  payNow,
  PEOPLE,
  peopleOf,
  shareOut,
  type SplitForm,
  type SplitPerson,
} from '#domain/agenda/split.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { formatReais, readReais } from '#domain/values/money.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import controls from '../../../../shared/look/controls.module.css';
import { FormActions } from '../../../../shared/submission/FormActions.tsx';
import { submit } from '../../../../shared/submission/submit.ts';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { ChipChoice } from '../../../../shared/forms/ChipChoice.tsx';
import { MethodChoice } from '../../../../shared/forms/MethodChoice.tsx';
import { draftOf } from './installmentActors.ts';
import { FORM_TITLES, INSTALLMENTS, SPLIT, splitText } from './installmentTexts.ts';
import { SplitRow } from './SplitRow.tsx';
import fields from './InstallmentFields.module.css';
import classes from './SplitFields.module.css';

type SplitFieldsProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  reservation: Reservation;
  onDismiss: () => void;
};

/** What is left of a bill, in equal or other parts, for those who pay now; each part is recorded as a payment of its own. */
export function SplitFields({ actor, reservation, onDismiss }: SplitFieldsProps) {
  const { left } = accountOf(reservation);
  const form = useSubmissionForm<SplitForm>({
    actor,
    name: draftOf('splitBill', reservation.id),
    initialValues: newSplit(left),
    validate: (typed) => faultsOf(peopleOf(typed), left),
  });
  const people = peopleOf(form.values);
  const sum = sumOf(people);
  return (
    <form
      noValidate
      className={fields.fields}
      aria-label={FORM_TITLES.split}
      onSubmit={form.onSubmit((typed) => submit(actor, 'splitBill', { form: typed, reservation: reservation.id }))}
    >
      <p className={fields.left}>
        {INSTALLMENTS.left} <strong>{formatReais(left)}</strong>
      </p>
      <ChipChoice
        label={SPLIT.people}
        name="pessoas"
        options={PEOPLE}
        value={people.length}
        textOf={String}
        onChoose={(count) => form.setAll(shareOut(left, count))}
      />
      <MethodChoice
        label={SPLIT.method}
        value={methodOfAll(people)}
        onChoose={(method) => form.setAll(payBy(method))}
      />
      <fieldset className={classes.people}>
        <legend className={classes.legend}>{SPLIT.who}</legend>
        <p className={classes.hint}>{SPLIT.hint}</p>
        {people.map((person) => (
          <SplitRow
            key={person.number}
            person={person}
            field={form.field}
            onValue={(value) => form.set(fieldsOf(person.number).value, value)}
            onPays={(pays) => form.setAll(payNow({ ...person, pays }))}
          />
        ))}
        {form.field('people').error && <p className={controls.error}>{form.field('people').error}</p>}
      </fieldset>
      <p className={classes.sum} role="status">
        {splitText(people.filter(({ pays }) => pays).length, sum, left)}
      </p>
      <FormActions actor={actor} dismiss={INSTALLMENTS.back} onDismiss={onDismiss}>
        {INSTALLMENTS.save}
      </FormActions>
    </form>
  );
}

const check = schemaResolver(formSchema(InstallmentForm), { sync: true });

/** By the fields of the form; whoever pays later is not looked at. */
function faultsOf(people: readonly SplitPerson[], left: number): FormErrors {
  const paying = people.filter(({ pays }) => pays);
  const last = paying.at(-1);
  if (!last) return { people: SPLIT.nobody };
  const high = sumOf(people) > left && { [fieldsOf(last.number).value]: INSTALLMENTS.tooHigh };
  return Object.assign({}, high, ...paying.map(ownFaults));
}

function ownFaults(person: SplitPerson): FormErrors {
  const { info, value } = fieldsOf(person.number);
  const { info: nameFault, value: valueFault } = check(person);
  return { ...(nameFault && { [info]: nameFault }), ...(valueFault && { [value]: valueFault }) };
}

/** What is paid now, in centavos; a sum that cannot be read counts as nothing. */
function sumOf(people: readonly SplitPerson[]): number {
  return people.reduce((sum, { pays, value }) => (pays ? sum + (readReais(value) ?? 0) : sum), 0);
}

function methodOfAll(people: readonly SplitPerson[]): DeskMethod | undefined {
  return DESK_METHODS.find((method) => people.every((person) => person.method === method));
}
