import { Button, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { ROUTES } from '#domain/navigation/routes.ts';
import { LoginForm as LoginFormSchema } from '#domain/session/login.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import { PasswordField } from '../../../shared/forms/PasswordField.tsx';
import { EntryLink } from './EntryLink.tsx';
import { LOGIN } from './loginTexts.ts';
import { rememberEmail } from './recovery/recoveryDraft.ts';
import classes from './LoginForm.module.css';

type LoginFormProps = { isSigningIn: boolean; onSubmit: (form: LoginFormSchema) => void };

const validate = schemaResolver(formSchema(LoginFormSchema), { sync: true });

export function LoginForm({ isSigningIn, onSubmit }: LoginFormProps) {
  const form = useForm({ initialValues: { email: '', password: '' }, validate });
  const submit = form.onSubmit(onSubmit, (errors) => {
    form.getInputNode(Object.keys(errors)[0] ?? 'email')?.focus();
  });

  return (
    <>
      <p className={classes.or}>
        <span>{LOGIN.or}</span>
      </p>
      <form noValidate onSubmit={submit} className={classes.fields} aria-label={LOGIN.title}>
        <TextInput
          {...form.getInputProps('email')}
          label={LOGIN.email}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div>
          <PasswordField
            {...form.getInputProps('password')}
            label={LOGIN.password}
            name="password"
            autoComplete="current-password"
          />
          <EntryLink href={ROUTES.forgotPassword.path} onClick={() => rememberEmail(form.values.email)}>
            {LOGIN.forgot}
          </EntryLink>
        </div>
        <Button type="submit" fullWidth size="lg" loading={isSigningIn}>
          {LOGIN.submit}
        </Button>
      </form>
      <p className={classes.newHere}>
        {LOGIN.newHere} <EntryLink href={ROUTES.signUp.path}>{LOGIN.signUp}</EntryLink>
      </p>
    </>
  );
}
