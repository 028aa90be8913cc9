import { Button } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { shallowEqual, useSelector } from '@xstate/react';
import { Schema } from 'effect';
import type { ActorRefFrom } from 'xstate';
import { ROUTES } from '#domain/navigation/routes.ts';
import { EnteredPassword } from '#domain/session/credentials.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import { describeGoogle, type googleMachine } from '../../../../../machines/session/google.ts';
import { PasswordField } from '../../../../shared/forms/PasswordField.tsx';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import { DialogActions } from '../../../../shared/look/layout/DialogActions.tsx';
import { EntryLink } from '../EntryLink.tsx';
import { LINK } from './googleTexts.ts';
import { rememberEmail } from '../recovery/recoveryDraft.ts';
import classes from './GoogleLinkDialog.module.css';

type GoogleActor = ActorRefFrom<typeof googleMachine>;

const validate = schemaResolver(formSchema(Schema.Struct({ password: EnteredPassword })), { sync: true });

/** Asks for the password of the account that already has this e-mail, to link Google to that account. */
export function GoogleLinkDialog({ actor }: { actor: GoogleActor }) {
  const { linking } = useSelector(actor, describeGoogle, shallowEqual);
  return (
    <Dialog opened={linking !== null} title={LINK.title} onClose={() => actor.send({ type: 'link.dismissed' })}>
      {linking !== null && <LinkForm actor={actor} email={linking} />}
    </Dialog>
  );
}

function LinkForm({ actor, email }: { actor: GoogleActor; email: string }) {
  const { isBusy, fault } = useSelector(actor, describeGoogle, shallowEqual);
  const form = useForm({ initialValues: { password: '' }, validate });
  return (
    <form noValidate onSubmit={form.onSubmit(({ password }) => actor.send({ type: 'password.submitted', password }))}>
      <p className={classes.lead}>
        {LINK.before}
        <strong>{email}</strong>
        {LINK.after}
      </p>
      {/* Lets password managers know whose password it is. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.getInputProps('password')}
        error={form.errors['password'] ?? fault}
        label={LINK.password}
        name="password"
        autoComplete="current-password"
        data-autofocus
      />
      <EntryLink href={ROUTES.forgotPassword.path} onClick={() => rememberEmail(email)}>
        {LINK.forgot}
      </EntryLink>
      <DialogActions>
        <Button variant="default" size="lg" disabled={isBusy} onClick={() => actor.send({ type: 'link.dismissed' })}>
          {LINK.dismiss}
        </Button>
        <Button type="submit" size="lg" loading={isBusy}>
          {LINK.submit}
        </Button>
      </DialogActions>
    </form>
  );
}
