import { Button } from '@mantine/core';
import { loginPath } from '#domain/navigation/routes.ts';
import { LONGEST_PASSWORD } from '#domain/session/credentials.ts';
import { PasswordField } from '../../../shared/forms/PasswordField.tsx';
import { EntryLink, openedPath } from '../session/index.ts';
import { CONFIRM_EMAIL } from './confirmEmailTexts.ts';
import classes from '../../../shared/forms/Fields.module.css';
import { type PasswordProof, usePasswordProof } from '../../../shared/proof/usePasswordProof.ts';

type ProofFormProps = PasswordProof & { isBusy: boolean };

/** Proves whose account it is: by its password, or by a login that then returns to the link's page. */
export function ProofForm({ isBusy, ...proof }: ProofFormProps) {
  const validate = (password: string) => (password === '' ? CONFIRM_EMAIL.missing : null);
  const { field, submit } = usePasswordProof({ validate, ...proof });
  return (
    <form noValidate className={classes.fields} aria-label={CONFIRM_EMAIL.title} onSubmit={submit}>
      <PasswordField
        {...field}
        label={CONFIRM_EMAIL.password}
        autoComplete="current-password"
        maxLength={LONGEST_PASSWORD}
      />
      <Button type="submit" fullWidth size="lg" loading={isBusy}>
        {CONFIRM_EMAIL.submit}
      </Button>
      <p className={classes.way}>
        {CONFIRM_EMAIL.otherWay}{' '}
        <EntryLink href={loginPath(openedPath('confirmEmail'))}>{CONFIRM_EMAIL.toLogin}</EntryLink>
      </p>
    </form>
  );
}
