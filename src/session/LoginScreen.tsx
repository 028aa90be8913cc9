import { shallowEqual, useSelector } from '@xstate/react';
import { Redirect, useSearchParams } from 'wouter';
import { afterLogin } from '../../domain/navigation/routes.ts';
import { describeLogin } from '../../machines/session/session.ts';
import { useApp, useUser } from '../app/AppContext.tsx';
import { CourtScene } from './CourtScene.tsx';
import { LoginForm } from './LoginForm.tsx';
import { LOGIN } from './loginTexts.ts';
import classes from './LoginScreen.module.css';

/** The way in. Who is in already is led on, as after a login. */
export function LoginScreen() {
  const { session } = useApp();
  const user = useUser();
  const login = useSelector(session, describeLogin, shallowEqual);
  const [parameters] = useSearchParams();
  if (user) return <Redirect to={afterLogin(user.role, parameters.get('continue'), location.origin)} replace />;
  return (
    <div className={classes.page}>
      <title>{LOGIN.documentTitle}</title>
      <div className={classes.form}>
        <h1 className={classes.title}>{LOGIN.title}</h1>
        <p className={classes.lead}>{LOGIN.lead}</p>
        <LoginForm
          {...login}
          onSubmit={(form) => session.send({ type: 'login.submitted', form })}
          onGoogle={() => session.send({ type: 'google.pressed' })}
        />
      </div>
      <div className={classes.scene} aria-hidden>
        <CourtScene />
        <p className={classes.slogan}>{LOGIN.slogan}</p>
      </div>
    </div>
  );
}
