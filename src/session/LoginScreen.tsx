import { useSelector } from '@xstate/react';
import { Redirect, useSearchParams } from 'wouter';
import { afterLogin } from '../../domain/navigation/routes.ts';
import { isSigningIn } from '../../machines/session/session.ts';
import { useApp, useUser } from '../app/AppContext.tsx';
import { EntryPage } from './EntryPage.tsx';
import { GoogleButton } from './GoogleButton.tsx';
import { LoginForm } from './LoginForm.tsx';
import { LOGIN } from './loginTexts.ts';

/** The way in. Who is in already is led on, as after a login. */
export function LoginScreen() {
  const { session } = useApp();
  const user = useUser();
  const signingIn = useSelector(session, isSigningIn);
  const [parameters] = useSearchParams();
  if (user) return <Redirect to={afterLogin(user.role, parameters.get('continue'), location.origin)} replace />;
  return (
    <EntryPage title={LOGIN.title} lead={LOGIN.lead}>
      <GoogleButton isDisabled={signingIn}>{LOGIN.google}</GoogleButton>
      <LoginForm isSigningIn={signingIn} onSubmit={(form) => session.send({ type: 'login.submitted', form })} />
    </EntryPage>
  );
}
