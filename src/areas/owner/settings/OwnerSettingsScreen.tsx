import {
  InstallSection,
  MailSection,
  PrivacySection,
  PushSection,
  SecuritySection,
} from '../../entry/account/index.ts';
import { OwnersPayouts } from '../../entry/receivedPayouts/index.ts';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { useIsOwner } from '../../../shared/runtime/AppContext.tsx';
import { ArenaSections } from './ArenaSections.tsx';
import { OWNER_SETTINGS } from './settingsTexts.ts';

/** What is the arena's, and one's own account. Where the money goes is for owners alone. */
export function OwnerSettingsScreen() {
  const isOwner = useIsOwner();
  return (
    <>
      <title>{OWNER_SETTINGS.documentTitle}</title>
      <PageTitle>{OWNER_SETTINGS.title}</PageTitle>
      <ArenaSections isOwner={isOwner} />
      {isOwner && <OwnersPayouts />}
      <SecuritySection />
      <InstallSection />
      <PushSection />
      <MailSection />
      <PrivacySection />
    </>
  );
}
