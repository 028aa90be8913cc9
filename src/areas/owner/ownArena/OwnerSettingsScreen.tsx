import { PrivacySection } from '../../entry/account/index.ts';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { ArenaSections } from './ArenaSections.tsx';
import { OWNER_SETTINGS } from './ownArenaTexts.ts';
import { SecuritySection } from './SecuritySection.tsx';

export function OwnerSettingsScreen() {
  return (
    <>
      <title>{OWNER_SETTINGS.documentTitle}</title>
      <PageTitle>{OWNER_SETTINGS.title}</PageTitle>
      <ArenaSections />
      <SecuritySection />
      <PrivacySection />
    </>
  );
}
