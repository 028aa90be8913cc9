import type { Category } from '#domain/events/category.ts';
import type { Event } from '#domain/events/event.ts';
import { formatReais } from '#domain/values/money.ts';
import type { RegistrationForm } from '../../../../../machines/registrations/registration.ts';
import { ENTRY, payingText } from '../entry/registrationTexts.ts';
import classes from '../entry/EntryForm.module.css';

type OwedProps = { form: RegistrationForm; category: Category; event: Event };

/** What each player will owe, and to whom. */
export function Owed({ form, category, event }: OwedProps) {
  return (
    <div className={classes.owed}>
      <p className={classes.price}>
        <strong className={classes.sum}>{formatReais(category.individualRegistrationPrice)}</strong>{' '}
        <span>{ENTRY.each}</span>
      </p>
      <p className={classes.how}>{payingText(form, category, event)}</p>
    </div>
  );
}
