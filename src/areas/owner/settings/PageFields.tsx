import { Textarea, TextInput } from '@mantine/core';
import { savedElsewhere } from '../../../shared/forms/savedElsewhere.ts';
import type { useSubmissionForm } from '../../../shared/submission/useSubmissionForm.ts';
import { ARENA_PROFILE } from './settingsTexts.ts';

type Fields = Record<'street' | 'district' | 'description', string>;
type Form = ReturnType<typeof useSubmissionForm<Fields>>;
/** Of a form that has these fields among others. */
type PageFieldsProps = {
  form: Pick<Form, 'theirs'> & {
    readonly field: (name: keyof Fields) => Omit<ReturnType<Form['field']>, 'name'> & { readonly name: string };
  };
};

/** Where the arena is and what it tells of itself, as its own form and the guide ask for it. */
export function PageFields({ form }: PageFieldsProps) {
  return (
    <>
      <TextInput
        {...form.field('street')}
        label={ARENA_PROFILE.street}
        description={savedElsewhere(form.theirs('street'))}
        placeholder={ARENA_PROFILE.streetPlaceholder}
        autoComplete="street-address"
      />
      <TextInput
        {...form.field('district')}
        label={ARENA_PROFILE.district}
        description={savedElsewhere(form.theirs('district'))}
        autoComplete="address-level3"
      />
      <Textarea
        {...form.field('description')}
        label={ARENA_PROFILE.description}
        description={savedElsewhere(form.theirs('description')) ?? ARENA_PROFILE.descriptionHint}
        rows={4}
        autoCapitalize="sentences"
      />
    </>
  );
}
