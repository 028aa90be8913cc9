import { TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import type { User } from '#domain/people/person.ts';
import { PublicInfo } from '#domain/people/profile.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { PhoneField } from '../../../shared/forms/PhoneField.tsx';
import { useSubmissionForm } from '../../../shared/submission/useSubmissionForm.ts';
import { SubmitButton } from '../../../shared/submission/SubmitButton.tsx';
import { PROFILE, PUBLIC_INFO } from './accountTexts.ts';
import { provideAccountForms } from './simpleActors.ts';
import { submit } from '../../../shared/submission/submit.ts';
import classes from '../../../shared/forms/Fields.module.css';

const FORM = 'publicInfo';

const validate = schemaResolver(formSchema(PublicInfo), { sync: true });

/** Name, city and phone of a player, filled in with what is known. */
export function PublicInfoForm({ user: { name, city = '', phone = '' } }: { user: User }) {
  const actor = useChart(provideAccountForms, { input: { name: FORM } });
  const form = useSubmissionForm({ actor, name: FORM, initialValues: { name, city, phone }, validate });
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={PROFILE.publicInfo}
      onSubmit={form.onSubmit((info) => submit(actor, FORM, info))}
    >
      <TextInput {...form.field('name')} label={PUBLIC_INFO.name} autoComplete="name" />
      <TextInput {...form.field('city')} label={PUBLIC_INFO.city} autoComplete="address-level2" />
      <PhoneField {...form.field('phone')} value={form.values.phone} onDigits={(digits) => form.set('phone', digits)} />
      <SubmitButton actor={actor} className={classes.submit ?? ''}>
        {PUBLIC_INFO.save}
      </SubmitButton>
    </form>
  );
}
