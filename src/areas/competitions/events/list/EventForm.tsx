import { Button, TextInput } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { describePictureSubmission } from '../../../../../machines/submission/pictureSubmission.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { CheckField } from '../../../../shared/forms/CheckField.tsx';
import { PeriodField } from '../../../../shared/forms/PeriodField.tsx';
import { PhoneField } from '../../../../shared/forms/PhoneField.tsx';
import { RadioField } from '../../../../shared/forms/RadioField.tsx';
import { useDraftForm } from '../../../../shared/forms/useDraftForm.ts';
import { DialogActions } from '../../../../shared/look/layout/DialogActions.tsx';
import type { PictureSubmissionActor } from '../../../../shared/submission/pictureSubmissionActors.ts';
import { PictureOfForm } from '../../../../shared/uploads/PictureOfForm.tsx';
import { SendingBar } from '../../../../shared/uploads/SendingBar.tsx';
import { SubmitButton } from '../../../../shared/submission/SubmitButton.tsx';
import { ArenaField } from './ArenaField.tsx';
import { byField, DRAFT, EMPTY_EVENT, eventFaults } from './eventForm.ts';
import { NEW_EVENT, PAYMENTS, pixHint, sendingWords } from './eventFormTexts.ts';
import { submit } from '../../../../shared/submission/submit.ts';
import classes from './EventForm.module.css';

/** The form of a new event: name, dates, place, contact and payment. */
export function EventForm({ actor, onDismiss }: { actor: PictureSubmissionActor; onDismiss: () => void }) {
  const { now } = useApp();
  const { isBusy, isEditable, submitted, refused, share } = useSelector(actor, describePictureSubmission, shallowEqual);
  const form = useDraftForm({
    name: DRAFT,
    initialValues: EMPTY_EVENT,
    validate: eventFaults,
    submitted,
    refused: useMemo(() => byField(refused), [refused]),
  });
  const { values } = form;
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={NEW_EVENT.title}
      onSubmit={form.onSubmit((typed) => submit(actor, 'newEvent', typed))}
    >
      <PictureOfForm actor={actor} label={NEW_EVENT.artwork} name={values.name} field="artwork" />
      <TextInput {...form.field('name')} label={NEW_EVENT.name} autoComplete="off" />
      <PeriodField
        label={NEW_EVENT.period}
        start={values.start}
        end={values.end}
        from={momentIn(now(), DEFAULT_ZONE).day}
        error={form.field('start').error ?? form.field('end').error}
        onPeriod={(start, end) => {
          form.set('start', start);
          form.set('end', end);
        }}
      />
      <ArenaField
        {...form.field('arenaName')}
        value={values.arenaName}
        onName={(name) => form.set('arenaName', name)}
        onPlace={(city, street) => {
          form.set('city', city);
          form.set('street', street);
        }}
      />
      <TextInput {...form.field('city')} label={NEW_EVENT.city} autoComplete="address-level2" />
      <TextInput {...form.field('street')} label={NEW_EVENT.street} autoComplete="street-address" />
      <PhoneField
        {...form.field('phoneToContact')}
        value={values.phoneToContact}
        onDigits={(digits) => form.set('phoneToContact', digits)}
      />
      <RadioField {...form.field('paymentViaGateway')} label={NEW_EVENT.payment} choices={PAYMENTS} />
      <TextInput
        {...form.field('pixOrganizer')}
        label={NEW_EVENT.pix}
        description={pixHint(values.pixOrganizer)}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <CheckField
        label={NEW_EVENT.tShirts}
        hint={NEW_EVENT.tShirtsHint}
        checked={values.haveTShirts === 'true'}
        onChange={(checked) => form.set('haveTShirts', String(checked))}
      />
      <DialogActions>
        <Button variant="default" size="lg" disabled={!isEditable} onClick={onDismiss}>
          {NEW_EVENT.dismiss}
        </Button>
        <SubmitButton actor={actor} disabled={!isEditable && !isBusy}>
          {NEW_EVENT.save}
        </SubmitButton>
      </DialogActions>
      {isBusy && <SendingBar share={share} words={sendingWords(share)} />}
    </form>
  );
}
