import type { ActorRefFrom } from 'xstate';
import type { Category } from '#domain/events/category.ts';
import { entryOf } from '#domain/events/entry.ts';
import type { Event } from '#domain/events/event.ts';
import type { RegistrationForm } from '../../../../../machines/registrations/registration.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { useUser } from '../../../../shared/runtime/AppContext.tsx';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { FormActions } from '../../../../shared/submission/FormActions.tsx';
import { byField, entryDraft, faultsOfTyped } from './entryForm.ts';
import { PairLink } from '../pairLink/PairLink.tsx';
import { EntrySeat } from './EntrySeat.tsx';
import { Owed } from '../cart/Owed.tsx';
import { closedText, ENTRY, ENTRY_WORDS, REPLACING } from './registrationTexts.ts';
import { EMPTY_ENTRY, SEATS } from './seats.ts';
import { submit } from '../../../../shared/submission/submit.ts';
import classes from './EntryForm.module.css';

type EntryFormProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  form: RegistrationForm;
  event: Event;
  category: Category;
  /** The registration whose place is filled; empty for a new place. */
  insteadOf: string;
  onDismiss: () => void;
};

/** Who plays, in which shirt, and what each owes; used for all six registration forms. */
export function EntryForm({ actor, form: kind, event, category, insteadOf, onDismiss }: EntryFormProps) {
  const self = useUser();
  const selfId = self?.id ?? '';
  const form = useSubmissionForm({
    actor,
    name: entryDraft(kind, insteadOf || category.id),
    initialValues: EMPTY_ENTRY,
    validate: (typed) => faultsOfTyped(typed, { form: kind, self: selfId, haveTShirts: event.haveTShirts }),
    byField,
  });
  const { title, lead, send } = insteadOf === '' ? ENTRY_WORDS[kind] : REPLACING;
  const closed = insteadOf === '' ? closedText(entryOf(event, category)) : undefined;
  return (
    <form
      noValidate
      className={classes.form}
      aria-label={title}
      onSubmit={form.onSubmit((typed) =>
        submit(actor, kind, { ...typed, self: selfId, tournament: category.id, insteadOf }),
      )}
    >
      <p className={classes.lead}>
        <strong className={classes.category}>{category.category}</strong> {lead}
      </p>
      {SEATS[kind].map((seat) => (
        <EntrySeat key={seat.player} seat={seat} form={form} self={self} haveTShirts={event.haveTShirts} />
      ))}
      {kind === 'pairRegistration' && <PairLink event={event} category={category} shirt={form.values.shirt1} />}
      <Owed form={kind} category={category} event={event} />
      {closed !== undefined && (
        <p role="status" className={classes.closed}>
          {closed}
        </p>
      )}
      <FormActions actor={actor} dismiss={ENTRY.dismiss} onDismiss={onDismiss}>
        {send}
      </FormActions>
    </form>
  );
}
