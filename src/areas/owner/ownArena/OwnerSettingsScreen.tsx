import { PrivacySection, SecuritySection } from '../../entry/account/index.ts';
import { OwnersPayouts } from '../../entry/receivedPayouts/index.ts';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { ArenaSections } from './ArenaSections.tsx';
import { OWNER_SETTINGS } from './ownArenaTexts.ts';

export function OwnerSettingsScreen() {
  return (
    <>
      <title>{OWNER_SETTINGS.documentTitle}</title>
      <PageTitle>{OWNER_SETTINGS.title}</PageTitle>
      <ArenaSections />
      <OwnersPayouts />
      <SecuritySection />
      <PrivacySection />
    </>
  );
}
