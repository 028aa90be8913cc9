import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { SETTINGS } from './accountTexts.ts';
import { SecuritySection } from './SecuritySection.tsx';

/** An admin's own e-mail and password. */
export function AdminSettingsScreen() {
  return (
    <>
      <title>{SETTINGS.documentTitle}</title>
      <PageTitle>{SETTINGS.title}</PageTitle>
      <SecuritySection />
    </>
  );
}
