import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { TERMS_VERSION } from '../../../../domain/legal/terms.ts';
import { ROUTES } from '../../../../domain/navigation/routes.ts';
import { describeConsent } from '../../../../machines/legal/consent.ts';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { provideConsent } from './consentActors.ts';
import { CONSENT, versionLine } from './legalTexts.ts';
import classes from './ConsentBar.module.css';

/** Asks for the current terms above the page, which goes on working. */
export function ConsentBar() {
  // The version of the texts that this page has: one that was open over an update is refused, and says so.
  const actor = useChart(provideConsent, { input: { version: TERMS_VERSION } });
  const { isAsking, isBusy, version } = useSelector(actor, describeConsent, shallowEqual);
  if (!isAsking) return null;
  return (
    <section className={classes.bar} aria-label={CONSENT.title}>
      <div>
        <strong>{CONSENT.title}</strong>
        <p className={classes.text}>
          {versionLine(version)}: <Link href={ROUTES.terms.path}>{CONSENT.terms}</Link> {CONSENT.and}{' '}
          <Link href={ROUTES.privacy.path}>{CONSENT.privacy}</Link>. {CONSENT.lead}
        </p>
      </div>
      <div className={classes.answers}>
        <Button variant="default" disabled={isBusy} onClick={() => actor.send({ type: 'terms.postponed' })}>
          {CONSENT.postpone}
        </Button>
        <Button loading={isBusy} onClick={() => actor.send({ type: 'terms.accepted' })}>
          {CONSENT.accept}
        </Button>
      </div>
    </section>
  );
}
