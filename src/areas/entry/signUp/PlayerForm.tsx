import { TextInput } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { describeSignUp } from '../../../../machines/signUp/signUp.ts';
import { EmailField } from '../../../shared/forms/EmailField.tsx';
import { GenderField } from '../../../shared/forms/GenderField.tsx';
import { PhoneField } from '../../../shared/forms/PhoneField.tsx';
import { useDraftForm } from '../../../shared/forms/useDraftForm.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { EMPTY_PLAYER, playerFaults, toPlayer } from './playerForm.ts';
import type { SignUpActor } from './signUpActors.ts';
import { PictureOfForm } from '../../../shared/uploads/PictureOfForm.tsx';
import { SignUpSubmit } from './SignUpSubmit.tsx';
import { SIGN_UP } from './signUpTexts.ts';
import classes from './SignUpForm.module.css';

/** The sign-up form of a player: public profile, contact and login. */
export function PlayerForm({ actor }: { actor: SignUpActor }) {
  const { submitted, refused } = useSelector(actor, describeSignUp, shallowEqual);
  const form = useDraftForm({
    name: 'signUp',
    initialValues: EMPTY_PLAYER,
    validate: playerFaults,
    submitted,
    refused,
  });
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={SIGN_UP.title}
      onSubmit={form.onSubmit((typed) => actor.send({ type: 'signUp.submitted', form: toPlayer(typed) }))}
    >
      <PictureOfForm actor={actor} label={SIGN_UP.picture} name={form.values.name} field="avatar" />
      <TextInput {...form.field('name')} label={SIGN_UP.name} autoComplete="name" autoCapitalize="words" />
      <GenderField {...form.field('gender')} />
      <div className={classes.pair}>
        <TextInput {...form.field('city')} label={SIGN_UP.city} autoComplete="address-level2" />
        <PhoneField
          {...form.field('phone')}
          value={form.values.phone}
          onDigits={(digits) => form.set('phone', digits)}
        />
      </div>
      <EmailField {...form.field('email')} label={SIGN_UP.email} />
      <NewPasswordFields labels={SIGN_UP} password={form.field('password')} repeated={form.field('repeated')} />
      <SignUpSubmit actor={actor}>{SIGN_UP.submit}</SignUpSubmit>
    </form>
  );
}
