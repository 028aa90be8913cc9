import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { TERMS_VERSION } from '#domain/legal/terms.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { describeConsent } from '../../../../machines/legal/consent.ts';
import { AskBar } from '../../../shared/look/layout/AskBar.tsx';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { provideConsent } from './consentActors.ts';
import { CONSENT, versionLine } from './legalTexts.ts';

/** Asks for the current terms above the page, which goes on working. */
export function ConsentBar() {
  // The version of the texts that this page has: one that was open over an update is refused, and says so.
  const actor = useChart(provideConsent, { input: { version: TERMS_VERSION } });
  const { isAsking, isBusy, version } = useSelector(actor, describeConsent, shallowEqual);
  if (!isAsking) return null;
  return (
    <AskBar
      title={CONSENT.title}
      answers={
        <>
          <Button variant="default" disabled={isBusy} onClick={() => actor.send({ type: 'terms.postponed' })}>
            {CONSENT.postpone}
          </Button>
          <Button loading={isBusy} onClick={() => actor.send({ type: 'terms.accepted' })}>
            {CONSENT.accept}
          </Button>
        </>
      }
    >
      {versionLine(version)}: <Link href={ROUTES.terms.path}>{CONSENT.terms}</Link> {CONSENT.and}{' '}
      <Link href={ROUTES.privacy.path}>{CONSENT.privacy}</Link>. {CONSENT.lead}
    </AskBar>
  );
}
