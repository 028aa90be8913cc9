import { ROUTES } from '#domain/navigation/routes.ts';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { EntryLink, EntryPage, VisitorsOnly } from '../session/index.ts';
import { ArenaForm } from './ArenaForm.tsx';
import { provideSignUp } from './signUpActors.ts';
import { ARENA_SIGN_UP } from './signUpTexts.ts';
import classes from './SignUpForm.module.css';

export function ArenaSignUpScreen() {
  const actor = useChart(provideSignUp, {});
  return (
    <VisitorsOnly>
      <EntryPage title={ARENA_SIGN_UP.title} lead={ARENA_SIGN_UP.lead} slogan={ARENA_SIGN_UP.slogan} size="long">
        <ArenaForm actor={actor} />
        <p className={classes.ways}>
          <span>
            {ARENA_SIGN_UP.hasAccount} <EntryLink href={ROUTES.login.path}>{ARENA_SIGN_UP.login}</EntryLink>
          </span>
          <span>
            {ARENA_SIGN_UP.isPlayer} <EntryLink href={ROUTES.signUp.path}>{ARENA_SIGN_UP.player}</EntryLink>
          </span>
        </p>
      </EntryPage>
    </VisitorsOnly>
  );
}
