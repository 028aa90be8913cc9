import { Button, TextInput } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { IMAGE_FAULTS } from '#domain/uploads/image.ts';
import { describePictureSubmission } from '../../../../machines/submission/pictureSubmission.ts';
import { PeriodField } from '../../../shared/forms/PeriodField.tsx';
import { PhoneField } from '../../../shared/forms/PhoneField.tsx';
import { useDraftForm } from '../../../shared/forms/useDraftForm.ts';
import { DialogActions } from '../../../shared/look/layout/DialogActions.tsx';
import type { PictureSubmissionActor } from '../../../shared/submission/pictureSubmissionActors.ts';
import { PictureOfForm } from '../../../shared/uploads/PictureOfForm.tsx';
import { SendingBar } from '../../../shared/uploads/SendingBar.tsx';
import { SubmitButton } from '../../../shared/submission/SubmitButton.tsx';
import { byField, DRAFT, EMPTY_TOURNAMENT, tournamentFaults } from './tournamentForm.ts';
import { NEW_TOURNAMENT, sendingWords } from './tournamentTexts.ts';
import { submit } from '../../../shared/submission/submit.ts';
import classes from './TournamentForm.module.css';

export function TournamentForm({ actor, onDismiss }: { actor: PictureSubmissionActor; onDismiss: () => void }) {
  const { isBusy, isEditable, picture, submitted, refused, share } = useSelector(
    actor,
    describePictureSubmission,
    shallowEqual,
  );
  const form = useDraftForm({
    name: DRAFT,
    initialValues: EMPTY_TOURNAMENT,
    validate: tournamentFaults,
    submitted,
    refused: useMemo(() => byField(refused), [refused]),
  });
  const { values } = form;
  const errorOf = (...fields: readonly (keyof typeof values)[]) =>
    fields.map((field) => form.field(field).error).find(Boolean);
  const send = form.onSubmit((typed) => submit(actor, 'newTournament', typed));
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={NEW_TOURNAMENT.title}
      onSubmit={(event) => {
        // The missing picture is reported together with the other errors.
        if (!picture) actor.send({ type: 'picture.declined', message: IMAGE_FAULTS.missing });
        send(event);
      }}
    >
      <PictureOfForm actor={actor} label={NEW_TOURNAMENT.picture} name={values.name} field="avatar" />
      <TextInput {...form.field('name')} label={NEW_TOURNAMENT.name} autoComplete="off" />
      <PhoneField
        {...form.field('phoneToContact')}
        value={values.phoneToContact}
        onDigits={(digits) => form.set('phoneToContact', digits)}
      />
      <PeriodField
        label={NEW_TOURNAMENT.registration}
        start={values.registrationStart}
        end={values.registrationEnd}
        error={errorOf('registrationStart', 'registrationEnd')}
        onPeriod={(start, end) => {
          form.set('registrationStart', start);
          form.set('registrationEnd', end);
        }}
      />
      <PeriodField
        label={NEW_TOURNAMENT.execution}
        start={values.executionStart}
        end={values.executionEnd}
        error={errorOf('executionStart', 'executionEnd')}
        onPeriod={(start, end) => {
          form.set('executionStart', start);
          form.set('executionEnd', end);
        }}
      />
      <DialogActions>
        <Button variant="default" size="lg" disabled={!isEditable} onClick={onDismiss}>
          {NEW_TOURNAMENT.dismiss}
        </Button>
        <SubmitButton actor={actor} disabled={!isEditable && !isBusy}>
          {NEW_TOURNAMENT.save}
        </SubmitButton>
      </DialogActions>
      {isBusy && <SendingBar share={share} words={sendingWords(share)} />}
    </form>
  );
}
