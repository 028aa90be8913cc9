import { Link } from 'wouter';
import { ROUTES } from '#domain/navigation/routes.ts';
import { TERMS } from './signUpTexts.ts';
import classes from './SignUpSubmit.module.css';

/** What pressing the button means; the server stores the version and the instant. The form stays in the tab's draft. */
export function AcceptedTerms({ button }: { button: string }) {
  return (
    <p className={classes.terms}>
      {TERMS.pressing(button)} <Link href={ROUTES.terms.path}>{TERMS.terms}</Link> {TERMS.having}{' '}
      <Link href={ROUTES.privacy.path}>{TERMS.privacy}</Link>.
    </p>
  );
}
