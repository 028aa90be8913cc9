import { TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { Schema } from 'effect';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { ProfileForm as Profile } from '#domain/people/profile.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import {
  describeProfileCompletion,
  type profileCompletionMachine,
} from '../../../../machines/booking/profileCompletion.ts';
import { useUser } from '../../../shared/runtime/AppContext.tsx';
import { GenderField } from '../../../shared/forms/GenderField.tsx';
import { PhoneField } from '../../../shared/forms/PhoneField.tsx';
import { FormActions } from '../../../shared/submission/FormActions.tsx';
import { PROFILE } from './reserve/reserveTexts.ts';
import classes from './ProfileForm.module.css';

const validate = schemaResolver(formSchema(Profile), { sync: true });
const toProfile = Schema.decodeUnknownSync(Profile);

/** Why the data is needed here, and the label of the button. */
export type ProfileWords = { readonly lead: string; readonly save: string };

type ProfileFormProps = { actor: ActorRefFrom<typeof profileCompletionMachine>; words: ProfileWords };

/** City, phone and gender, filled in with what is known. */
export function ProfileForm({ actor, words }: ProfileFormProps) {
  const user = useUser();
  const form = useForm({
    initialValues: { city: user?.city ?? '', phone: user?.phone ?? '', gender: user?.gender ?? '' },
    validate,
  });
  const { submitted, refused } = useSelector(actor, describeProfileCompletion, shallowEqual);
  /** What the server refused stays at its field until that is changed. */
  const errorOf = (field: keyof typeof form.values) =>
    form.errors[field] ?? (submitted?.[field] === form.values[field] ? refused[field] : undefined);
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
        error={errorOf('city')}
      />
      <PhoneField
        value={form.values.phone}
        error={errorOf('phone')}
        onDigits={(digits) => form.setFieldValue('phone', digits)}
      />
      <GenderField {...form.getInputProps('gender')} error={errorOf('gender')} />
      <FormActions actor={actor} dismiss={PROFILE.dismiss} onDismiss={() => actor.send({ type: 'profile.dismissed' })}>
        {words.save}
      </FormActions>
    </form>
  );
}
