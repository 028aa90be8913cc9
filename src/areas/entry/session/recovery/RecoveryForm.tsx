import { Button, TextInput } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { ROUTES } from '#domain/navigation/routes.ts';
import { ForgotForm } from '#domain/session/credentials.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import { useDraftForm } from '../../../../shared/forms/useDraftForm.ts';
import { EntryLink } from '../EntryLink.tsx';
import { RECOVERY_DRAFT } from './recoveryDraft.ts';
import { RECOVERY } from './recoveryTexts.ts';
import classes from '../LoginForm.module.css';

type RecoveryFormProps = { isBusy: boolean; email: string; onSubmit: (email: string) => void };

const validate = schemaResolver(formSchema(ForgotForm), { sync: true });

/** @param email the e-mail of the last request, to be corrected */
export function RecoveryForm({ isBusy, email, onSubmit }: RecoveryFormProps) {
  const form = useDraftForm({
    name: RECOVERY_DRAFT,
    initialValues: { email },
    validate,
    submitted: null,
    refused: {},
  });
  return (
    <>
      <form
        noValidate
        onSubmit={form.onSubmit((typed) => onSubmit(typed.email))}
        className={classes.fields}
        aria-label={RECOVERY.title}
      >
        <TextInput
          {...form.field('email')}
          label={RECOVERY.email}
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" fullWidth size="lg" loading={isBusy}>
          {RECOVERY.submit}
        </Button>
      </form>
      <p className={classes.newHere}>
        {RECOVERY.remembered} <EntryLink href={ROUTES.login.path}>{RECOVERY.login}</EntryLink>
      </p>
    </>
  );
}
