import { TextInput } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import type { Event } from '#domain/events/event.ts';
import { describeCategoryCreation } from '../../../../../machines/events/categoryCreation.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { PeriodField } from '../../../../shared/forms/PeriodField.tsx';
import { PhoneField } from '../../../../shared/forms/PhoneField.tsx';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import { ProofDialog } from '../../../../shared/proof/ProofDialog.tsx';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { closeForm } from '../../../../shared/submission/closeForm.ts';
import { FormActions } from '../../../../shared/submission/FormActions.tsx';
import { submit } from '../../../../shared/submission/submit.ts';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { NEW_EVENT as EVENT_FIELDS, pixHint } from '../list/eventFormTexts.ts';
import type { CategoriesActor } from './categoryActors.ts';
import classes from './CategoryFields.module.css';
import { EDIT_EVENT } from './editTexts.ts';
import { byField, editFaults, eventDraft, eventEdit, typedEvent } from './eventEditForm.ts';

export function EventEditDialog({ actor, event }: { actor: CategoriesActor; event: Event }) {
  const { isEditingEvent } = useSelector(actor, describeCategoryCreation, shallowEqual);
  const submission = useSelector(actor, ({ children }) => children.submission);
  const close = () => closeForm(actor, submission, eventDraft(event.id));
  return (
    <Dialog opened={isEditingEvent} title={EDIT_EVENT.title} onClose={close}>
      {isEditingEvent && submission && (
        <>
          <EventEditFields actor={submission} event={event} onDismiss={close} />
          <ProofDialog actor={submission} />
        </>
      )}
    </Dialog>
  );
}

type FieldsProps = { actor: ActorRefFrom<typeof submissionMachine>; event: Event; onDismiss: () => void };

/** Name, days, place, contact and key of an event; the rest of it was decided when it was proposed. */
function EventEditFields({ actor, event, onDismiss }: FieldsProps) {
  const { now } = useApp();
  const saved = typedEvent(event);
  const form = useSubmissionForm({
    actor,
    name: eventDraft(event.id),
    initialValues: saved,
    validate: editFaults,
    byField,
  });
  const { values } = form;
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={EDIT_EVENT.title}
      onSubmit={form.onSubmit((typed) => submit(actor, 'event', { id: event.id, edit: eventEdit(saved, typed) }))}
    >
      <p className={classes.hint}>{EDIT_EVENT.warning}</p>
      <TextInput {...form.field('name')} label={EVENT_FIELDS.name} autoComplete="off" />
      <PeriodField
        label={EVENT_FIELDS.period}
        start={values.start}
        end={values.end}
        from={momentIn(now(), DEFAULT_ZONE).day}
        error={form.field('start').error ?? form.field('end').error}
        onPeriod={(start, end) => {
          form.set('start', start);
          form.set('end', end);
        }}
      />
      <TextInput {...form.field('arenaName')} label={EVENT_FIELDS.arena} autoComplete="off" />
      <TextInput {...form.field('city')} label={EVENT_FIELDS.city} autoComplete="address-level2" />
      <TextInput {...form.field('street')} label={EVENT_FIELDS.street} autoComplete="street-address" />
      <PhoneField
        {...form.field('phoneToContact')}
        value={values.phoneToContact}
        onDigits={(digits) => form.set('phoneToContact', digits)}
      />
      <TextInput
        {...form.field('pixOrganizer')}
        label={EVENT_FIELDS.pix}
        description={pixHint(values.pixOrganizer)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <FormActions actor={actor} dismiss={EDIT_EVENT.dismiss} onDismiss={onDismiss}>
        {EDIT_EVENT.save}
      </FormActions>
    </form>
  );
}
