import { TextInput } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { maskInstagram } from '#domain/arenas/arenaFields.ts';
import { describeSignUp } from '../../../../machines/signUp/signUp.ts';
import { EmailField } from '../../../shared/forms/EmailField.tsx';
import { PhoneField } from '../../../shared/forms/PhoneField.tsx';
import { useDraftForm } from '../../../shared/forms/useDraftForm.ts';
import { arenaFaults, asTyped, EMPTY_ARENA, toArena } from './arenaForm.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import type { SignUpActor } from './signUpActors.ts';
import { PictureOfForm } from '../../../shared/uploads/PictureOfForm.tsx';
import { SignUpSubmit } from './SignUpSubmit.tsx';
import { ARENA_SIGN_UP } from './signUpTexts.ts';
import { ZoneField } from './ZoneField.tsx';
import classes from './SignUpForm.module.css';

/** The sign-up form of an arena and of the person responsible for it, who gets the account. */
export function ArenaForm({ actor }: { actor: SignUpActor }) {
  const { submitted, refused } = useSelector(actor, describeSignUp, shallowEqual);
  const form = useDraftForm({
    name: 'arenaSignUp',
    initialValues: EMPTY_ARENA,
    validate: arenaFaults,
    submitted: useMemo(() => asTyped(submitted), [submitted]),
    refused,
  });
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={ARENA_SIGN_UP.title}
      onSubmit={form.onSubmit((typed) => actor.send({ type: 'signUp.submitted', form: toArena(typed) }))}
    >
      <PictureOfForm actor={actor} label={ARENA_SIGN_UP.picture} name={form.values.name} field="avatar" />
      <TextInput {...form.field('name')} label={ARENA_SIGN_UP.name} autoComplete="organization" />
      <TextInput {...form.field('manager')} label={ARENA_SIGN_UP.manager} autoComplete="name" autoCapitalize="words" />
      <div className={classes.pair}>
        <TextInput
          {...form.field('instagram')}
          label={ARENA_SIGN_UP.instagram}
          placeholder={ARENA_SIGN_UP.instagramPlaceholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget }) => form.set('instagram', maskInstagram(currentTarget.value))}
        />
        <TextInput {...form.field('city')} label={ARENA_SIGN_UP.city} autoComplete="address-level2" />
      </div>
      <ZoneField city={form.values.city} field={form.field('zone')} />
      <div className={classes.pair}>
        <PhoneField
          {...form.field('phone')}
          value={form.values.phone}
          onDigits={(digits) => form.set('phone', digits)}
        />
        <EmailField {...form.field('email')} label={ARENA_SIGN_UP.email} />
      </div>
      <NewPasswordFields labels={ARENA_SIGN_UP} password={form.field('password')} repeated={form.field('repeated')} />
      <SignUpSubmit actor={actor}>{ARENA_SIGN_UP.submit}</SignUpSubmit>
    </form>
  );
}
