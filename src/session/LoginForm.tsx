import { Anchor, Button, TextInput } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { IconBrandGoogleFilled } from '@tabler/icons-react';
import { Link } from 'wouter';
import { ROUTES } from '../../domain/navigation/routes.ts';
import { LoginForm as LoginFormSchema } from '../../domain/session/login.ts';
import { formSchema } from '../../domain/validation/issues.ts';
import { PasswordField } from '../forms/PasswordField.tsx';
import { prefetch } from '../app/screens.ts';
import { LOGIN } from './loginTexts.ts';
import classes from './LoginForm.module.css';

type LoginFormProps = {
  isBusy: boolean;
  isSigningIn: boolean;
  isAskingGoogle: boolean;
  onSubmit: (form: LoginFormSchema) => void;
  onGoogle: () => void;
};

const validate = schemaResolver(formSchema(LoginFormSchema), { sync: true });

export function LoginForm({ isBusy, isSigningIn, isAskingGoogle, onSubmit, onGoogle }: LoginFormProps) {
  const form = useForm({ initialValues: { email: '', password: '' }, validate });
  const submit = form.onSubmit(onSubmit, (errors) => {
    form.getInputNode(Object.keys(errors)[0] ?? 'email')?.focus();
  });

  return (
    <>
      <Button
        fullWidth
        size="lg"
        variant="default"
        leftSection={<IconBrandGoogleFilled size={20} aria-hidden />}
        loading={isAskingGoogle}
        disabled={isBusy}
        onClick={onGoogle}
      >
        {LOGIN.google}
      </Button>
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
          <Way href={ROUTES.forgotPassword.path}>{LOGIN.forgot}</Way>
        </div>
        <Button type="submit" fullWidth size="lg" loading={isSigningIn} disabled={isBusy}>
          {LOGIN.submit}
        </Button>
      </form>
      <p className={classes.newHere}>
        {LOGIN.newHere} <Way href={ROUTES.signUp.path}>{LOGIN.signUp}</Way>
      </p>
    </>
  );
}

function Way({ href, children }: { href: string; children: string }) {
  return (
    <Anchor component={Link} href={href} className={classes.way} onPointerEnter={() => prefetch(href)}>
      {children}
    </Anchor>
  );
}
