import { TextInput } from '@mantine/core';
import { maskInstagram } from '#domain/arenas/arenaFields.ts';
import { PhoneField } from '../../../shared/forms/PhoneField.tsx';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { submit } from '../../../shared/submission/submit.ts';
import { SubmitButton } from '../../../shared/submission/SubmitButton.tsx';
import { useSubmissionForm } from '../../../shared/submission/useSubmissionForm.ts';
import { byField, ZoneField } from '../signUp/index.ts';
import { provideNewArena } from './newArenaActors.ts';
import { newArenaFaults, NO_ARENA } from './newArenaForm.ts';
import { NEW_ARENA } from './newArenaTexts.ts';
import classes from '../../../shared/forms/FormCard.module.css';

/** What an arena needs to exist; its guide asks for the rest. */
export function NewArenaForm() {
  const actor = useChart(provideNewArena, { input: { name: 'newArena', isOnce: true } });
  const form = useSubmissionForm({
    actor,
    name: 'newArena',
    initialValues: NO_ARENA,
    validate: newArenaFaults,
    byField,
  });
  return (
    <form
      noValidate
      className={classes.form}
      aria-label={NEW_ARENA.title}
      onSubmit={form.onSubmit((typed) => submit(actor, 'newArena', typed))}
    >
      <TextInput {...form.field('name')} label={NEW_ARENA.name} autoComplete="organization" />
      <TextInput
        {...form.field('instagram')}
        label={NEW_ARENA.instagram}
        placeholder={NEW_ARENA.instagramPlaceholder}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget }) => form.set('instagram', maskInstagram(currentTarget.value))}
      />
      <div className={classes.pair}>
        <TextInput {...form.field('city')} label={NEW_ARENA.city} autoComplete="address-level2" />
        <PhoneField
          {...form.field('phone')}
          value={form.values.phone}
          onDigits={(digits) => form.set('phone', digits)}
        />
      </div>
      <ZoneField city={form.values.city} field={form.field('zone')} />
      <SubmitButton actor={actor}>{NEW_ARENA.submit}</SubmitButton>
    </form>
  );
}
