import { Button, TextInput } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { Link } from 'wouter';
import type { Arena } from '#domain/arenas/arena.ts';
import { arenaPath } from '#domain/navigation/paths.ts';
import { maskPhone } from '#domain/people/phone.ts';
import { maskInstagram } from '#domain/arenas/arenaFields.ts';
import { Section } from '../../../shared/forms/Section.tsx';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { flat } from '../../../shared/forms/flat.ts';
import { PhoneField } from '../../../shared/forms/PhoneField.tsx';
import { savedElsewhere } from '../../../shared/forms/savedElsewhere.ts';
import { useSubmissionForm } from '../../../shared/submission/useSubmissionForm.ts';
import { PageFields } from './PageFields.tsx';
import { profileFaults, typedProfile } from './arenaProfileForm.ts';
import { provideSettingsForms } from './settingsActors.ts';
import { ARENA_PROFILE } from './settingsTexts.ts';
import classes from '../../../shared/forms/Fields.module.css';
import { submit } from '../../../shared/submission/submit.ts';
import { SubmitButton } from '../../../shared/submission/SubmitButton.tsx';

const FORM = 'arenaProfile';

/** The form of what the arena's page and the directory show about it. */
export function ArenaProfileForm({ arena, version }: { arena: Arena; version: number }) {
  const actor = useChart(provideSettingsForms, { input: { name: FORM } });
  const saved = typedProfile(arena);
  const form = useSubmissionForm({
    actor,
    name: FORM,
    initialValues: saved,
    validate: profileFaults(saved),
    byField: flat,
  });
  const theirPhone = form.theirs('phone');
  const send = (typed: typeof saved) => ({ ...typed, version, hasInstagram: saved.instagram !== '' });
  return (
    <Section title={ARENA_PROFILE.title} lead={ARENA_PROFILE.lead}>
      <form
        noValidate
        className={classes.fields}
        aria-label={ARENA_PROFILE.title}
        onSubmit={form.onSubmit((typed) => submit(actor, FORM, send(typed)))}
      >
        <TextInput
          {...form.field('name')}
          label={ARENA_PROFILE.name}
          description={savedElsewhere(form.theirs('name'))}
          autoComplete="organization"
        />
        <TextInput
          {...form.field('city')}
          label={ARENA_PROFILE.city}
          description={savedElsewhere(form.theirs('city'))}
          autoComplete="address-level2"
        />
        <PageFields form={form} />
        <TextInput
          {...form.field('position')}
          label={ARENA_PROFILE.position}
          description={savedElsewhere(form.theirs('position')) ?? ARENA_PROFILE.positionHint}
          placeholder={ARENA_PROFILE.positionPlaceholder}
          autoComplete="off"
          inputMode="url"
          spellCheck={false}
        />
        <TextInput
          {...form.field('instagram')}
          label={ARENA_PROFILE.instagram}
          description={savedElsewhere(form.theirs('instagram'))}
          placeholder={ARENA_PROFILE.instagramPlaceholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ currentTarget }) => form.set('instagram', maskInstagram(currentTarget.value))}
        />
        <PhoneField
          {...form.field('phone')}
          description={savedElsewhere(theirPhone === undefined ? undefined : maskPhone(theirPhone))}
          value={form.values.phone}
          onDigits={(digits) => form.set('phone', digits)}
        />
        <SubmitButton actor={actor} className={classes.submit ?? ''}>
          {ARENA_PROFILE.save}
        </SubmitButton>
        <Button
          component={Link}
          href={arenaPath(arena.id)}
          variant="subtle"
          leftSection={<IconEye size={18} stroke={1.75} />}
        >
          {ARENA_PROFILE.see}
        </Button>
      </form>
    </Section>
  );
}
