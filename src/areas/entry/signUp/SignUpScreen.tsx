import { ROUTES } from '#domain/navigation/routes.ts';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { EntryLink, EntryPage, VisitorsOnly } from '../session/index.ts';
import { PlayerForm } from './PlayerForm.tsx';
import { provideSignUp } from './signUpActors.ts';
import { SIGN_UP } from './signUpTexts.ts';
import classes from './SignUpForm.module.css';

export function SignUpScreen() {
  const actor = useChart(provideSignUp, {});
  return (
    <VisitorsOnly>
      <EntryPage title={SIGN_UP.title} lead={SIGN_UP.lead} slogan={SIGN_UP.slogan} size="long">
        <PlayerForm actor={actor} />
        <p className={classes.ways}>
          <span>
            {SIGN_UP.hasAccount} <EntryLink href={ROUTES.login.path}>{SIGN_UP.login}</EntryLink>
          </span>
          <span>
            {SIGN_UP.hasArena} <EntryLink href={ROUTES.arenaSignUp.path}>{SIGN_UP.arena}</EntryLink>
          </span>
        </p>
      </EntryPage>
    </VisitorsOnly>
  );
}
