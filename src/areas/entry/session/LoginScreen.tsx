import { useSelector } from '@xstate/react';
import { isSigningIn } from '../../../../machines/session/session.ts';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { EntryPage } from './EntryPage.tsx';
import { GoogleButton } from './google/GoogleButton.tsx';
import { LoginForm } from './LoginForm.tsx';
import { LOGIN } from './loginTexts.ts';
import { VisitorsOnly } from './VisitorsOnly.tsx';

export function LoginScreen() {
  const { session } = useApp();
  const signingIn = useSelector(session, isSigningIn);
  return (
    <VisitorsOnly>
      <EntryPage title={LOGIN.title} lead={LOGIN.lead}>
        <GoogleButton isDisabled={signingIn}>{LOGIN.google}</GoogleButton>
        <LoginForm isSigningIn={signingIn} onSubmit={(form) => session.send({ type: 'login.submitted', form })} />
      </EntryPage>
    </VisitorsOnly>
  );
}
