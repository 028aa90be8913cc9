import { shallowEqual, useSelector } from '@xstate/react';
import { Redirect, useSearchParams } from 'wouter';
import { afterLogin } from '../../domain/navigation/routes.ts';
import { describeGoogle } from '../../machines/session/google.ts';
import { isSigningIn } from '../../machines/session/session.ts';
import { useApp, useChart, useUser } from '../app/AppContext.tsx';
import { CourtScene } from './CourtScene.tsx';
import { provideGoogle } from './googleActors.ts';
import { LoginForm } from './LoginForm.tsx';
import { LOGIN } from './loginTexts.ts';
import classes from './LoginScreen.module.css';

/** The way in. Who is in already is led on, as after a login. */
export function LoginScreen() {
  const { session } = useApp();
  const user = useUser();
  const signingIn = useSelector(session, isSigningIn);
  const google = useChart(provideGoogle, {});
  const { isWaiting } = useSelector(google, describeGoogle, shallowEqual);
  const [parameters] = useSearchParams();
  if (user) return <Redirect to={afterLogin(user.role, parameters.get('continue'), location.origin)} replace />;
  return (
    <div className={classes.page}>
      <title>{LOGIN.documentTitle}</title>
      <div className={classes.form}>
        <h1 className={classes.title}>{LOGIN.title}</h1>
        <p className={classes.lead}>{LOGIN.lead}</p>
        <LoginForm
          isBusy={signingIn || isWaiting}
          isSigningIn={signingIn}
          isAskingGoogle={isWaiting}
          onSubmit={(form) => session.send({ type: 'login.submitted', form })}
          onGoogle={() => google.send({ type: 'google.pressed' })}
        />
      </div>
      <div className={classes.scene} aria-hidden>
        <CourtScene />
        <p className={classes.slogan}>{LOGIN.slogan}</p>
      </div>
    </div>
  );
}
