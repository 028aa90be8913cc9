import { TextInput } from '@mantine/core';
import { DESK_METHOD_NAMES } from '#domain/ledger/movement.ts';
import { fieldsOf, type SplitForm, type SplitPerson } from '#domain/agenda/split.ts';
import { MoneyField } from '../../../../shared/forms/MoneyField.tsx';
import { SelectField } from '../../../../shared/forms/SelectField.tsx';
import type { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { fieldTexts, personText, SPLIT } from './installmentTexts.ts';
import classes from './SplitRow.module.css';

type SplitRowProps = {
  person: SplitPerson;
  field: ReturnType<typeof useSubmissionForm<SplitForm>>['field'];
  onValue: (value: string) => void;
  onPays: (pays: boolean) => void;
};

/** One person of a split bill. */
export function SplitRow({ person, field, onValue, onPays }: SplitRowProps) {
  const { number, pays } = person;
  const fields = fieldsOf(number);
  const texts = fieldTexts(number);
  return (
    <div className={classes.row} data-later={!pays || undefined}>
      <label className={classes.who}>
        <input
          type="checkbox"
          className={classes.box}
          checked={pays}
          onChange={({ currentTarget }) => onPays(currentTarget.checked)}
        />
        {personText(number)}
      </label>
      {pays && (
        <>
          <TextInput
            {...field(fields.info)}
            className={classes.info ?? ''}
            aria-label={texts.info}
            placeholder={SPLIT.info}
            autoComplete="off"
            autoCapitalize="words"
          />
          <MoneyField {...field(fields.value)} value={person.value} aria-label={texts.value} onText={onValue} />
          <SelectField
            aria-label={texts.method}
            name={fields.method}
            value={person.method}
            options={DESK_METHOD_NAMES}
            onChange={field(fields.method).onChange}
          />
        </>
      )}
    </div>
  );
}
