import { Button, Textarea } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import type { ActorRefFrom } from 'xstate';
import { joinNotes, MAX_NOTE, NoteChange, noteOf } from '#domain/booking/note.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { FormActions } from '../../../../shared/submission/FormActions.tsx';
import { submit } from '../../../../shared/submission/submit.ts';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { namesOf } from '../reservationNames.ts';
import { NOTE } from './noteTexts.ts';
import classes from './Note.module.css';

type NoteFieldsProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  reservation: Reservation;
  onDismiss: () => void;
};

const validate = schemaResolver(formSchema(NoteChange), { sync: true });

/** The note of a reservation. What another window saved meanwhile stands beside what is typed, and the two can be joined. */
export function NoteFields({ actor, reservation, onDismiss }: NoteFieldsProps) {
  const { text, version } = noteOf(reservation);
  const { id } = reservation;
  const form = useSubmissionForm({ actor, name: draftOfNote(id), initialValues: { note: text }, validate });
  const { note } = form.values;
  const saved = form.theirs('note');
  const theirs = saved !== undefined && joinNotes(saved, note) !== note.trim() ? saved : undefined;
  return (
    <form
      noValidate
      aria-label={NOTE.form}
      className={classes.fields}
      onSubmit={form.onSubmit((typed) => submit(actor, 'reservationNote', { ...typed, id, version }))}
    >
      <p>{namesOf(reservation)}</p>
      <Textarea
        {...form.field('note')}
        label={NOTE.title}
        description={NOTE.hint}
        rows={5}
        maxLength={MAX_NOTE}
        autoCapitalize="sentences"
        data-autofocus
      />
      <div role="status">
        {theirs !== undefined && (
          <div className={classes.theirs}>
            {theirs === '' ? NOTE.theirsEmpty : NOTE.theirs}
            {theirs !== '' && <blockquote>{theirs}</blockquote>}
            {theirs !== '' && (
              <Button variant="default" onClick={() => form.set('note', joinNotes(theirs, note))}>
                {NOTE.join}
              </Button>
            )}
          </div>
        )}
      </div>
      <FormActions actor={actor} dismiss={NOTE.dismiss} onDismiss={onDismiss}>
        {theirs === undefined ? NOTE.save : NOTE.saveMine}
      </FormActions>
    </form>
  );
}

/** The key of the draft; each reservation has its own. */
export function draftOfNote(id: string): string {
  return `reservationNote ${id}`;
}
