import { Button } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { User } from '#domain/people/person.ts';
import { AccountForm } from '#domain/session/credentials.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import { describeAccount } from '../../../../machines/account/account.ts';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { EmailField } from '../../../shared/forms/EmailField.tsx';
import { PasswordField } from '../../../shared/forms/PasswordField.tsx';
import { savedElsewhere } from '../../../shared/forms/savedElsewhere.ts';
import { useDraftForm } from '../../../shared/forms/useDraftForm.ts';
import { provideAccount } from './accountActors.ts';
import { ACCOUNT } from './accountTexts.ts';
import { EmailNote } from './EmailNote.tsx';
import { ProofDialog } from '../../../shared/proof/ProofDialog.tsx';
import { Section } from '../../../shared/forms/Section.tsx';
import classes from '../../../shared/forms/Fields.module.css';

const DRAFT = 'account';

const check = schemaResolver(formSchema(AccountForm), { sync: true });
const validate = (typed: Typed) => check(toForm(typed));

type AccountSectionProps = { title: string; user: Pick<User, 'email' | 'pendingEmail'> };

/** E-mail and password of the logged-in user, in any role. */
export function AccountSection({ title, user: { email, pendingEmail } }: AccountSectionProps) {
  const actor = useChart(provideAccount, {});
  const { isBusy, submitted, refused } = useSelector(actor, describeAccount, shallowEqual);
  // The form shows the current e-mail again: a new one replaces it only when its link is opened.
  const onSent = useCallback((tell: () => void) => actor.on('account.saved', tell), [actor]);
  const initialValues = { email, password: '' };
  const form = useDraftForm({ name: DRAFT, initialValues, validate, submitted, refused, onSent });

  return (
    <Section title={title} lead={ACCOUNT.lead}>
      {pendingEmail !== undefined && <EmailNote email={email} pendingEmail={pendingEmail} />}
      <form
        noValidate
        className={classes.fields}
        aria-label={title}
        onSubmit={form.onSubmit((typed) => actor.send({ type: 'account.submitted', form: toForm(typed) }))}
      >
        <EmailField {...form.field('email')} label={ACCOUNT.email} description={savedElsewhere(form.theirs('email'))} />
        <PasswordField
          {...form.field('password')}
          label={ACCOUNT.password}
          description={ACCOUNT.passwordHint}
          autoComplete="new-password"
        />
        <Button type="submit" size="lg" className={classes.submit ?? ''} loading={isBusy}>
          {ACCOUNT.save}
        </Button>
      </form>
      <ProofDialog actor={actor} />
    </Section>
  );
}

interface Typed extends Record<string, string> {
  readonly email: string;
  readonly password: string;
}

/** An empty password is not sent, so the stored one stays. */
function toForm({ email, password }: Typed): AccountForm {
  return password === '' ? { email } : { email, password };
}
