import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { SETTINGS } from './accountTexts.ts';
import { PrivacySection } from './PrivacySection.tsx';
import { SecuritySection } from './SecuritySection.tsx';

/** The account of a player or an admin as the server knows it now, and the rights that the law gives them. */
export function SettingsScreen() {
  return (
    <>
      <title>{SETTINGS.documentTitle}</title>
      <PageTitle>{SETTINGS.title}</PageTitle>
      <SecuritySection />
      <PrivacySection />
    </>
  );
}
