import { Button, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { useSelector } from '@xstate/react';
import { Schema } from 'effect';
import type { ActorRefFrom } from 'xstate';
import { ProfileForm as Profile } from '../../../../domain/people/person.ts';
import { formSchema } from '../../../../domain/validation/issues.ts';
import type { profileCompletionMachine } from '../../../../machines/booking/profileCompletion.ts';
import { useUser } from '../../../shared/runtime/AppContext.tsx';
import { GenderField } from '../../../shared/forms/GenderField.tsx';
import { PhoneField } from '../../../shared/forms/PhoneField.tsx';
import { DialogActions } from '../../../shared/look/layout/DialogActions.tsx';
import { SubmitButton } from '../../../shared/submission/SubmitButton.tsx';
import { PROFILE } from './reserve/reserveTexts.ts';
import classes from './ProfileForm.module.css';

const validate = schemaResolver(formSchema(Profile), { sync: true });
const toProfile = Schema.decodeUnknownSync(Profile);

/** Why it is asked for here, and how one goes on. */
export type ProfileWords = { readonly lead: string; readonly save: string };

type ProfileFormProps = { actor: ActorRefFrom<typeof profileCompletionMachine>; words: ProfileWords };

/** City, phone and gender; what is known already stands there. */
export function ProfileForm({ actor, words }: ProfileFormProps) {
  const user = useUser();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const form = useForm({
    initialValues: { city: user?.city ?? '', phone: user?.phone ?? '', gender: user?.gender ?? '' },
    validate,
  });
  const submit = form.onSubmit((values) => actor.send({ type: 'profile.submitted', profile: toProfile(values) }));
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <p className={classes.lead}>{words.lead}</p>
      <TextInput
        label={PROFILE.city}
        autoComplete="address-level2"
        data-autofocus
        required
        withAsterisk={false}
        {...form.getInputProps('city')}
      />
      <PhoneField
        value={form.values.phone}
        error={form.errors['phone']}
        onDigits={(digits) => form.setFieldValue('phone', digits)}
      />
      <GenderField {...form.getInputProps('gender')} />
      <DialogActions>
        <Button variant="default" size="lg" disabled={isBusy} onClick={() => actor.send({ type: 'profile.dismissed' })}>
          {PROFILE.dismiss}
        </Button>
        <SubmitButton actor={actor}>{words.save}</SubmitButton>
      </DialogActions>
    </form>
  );
}
