import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { ArenaSections } from './ArenaSections.tsx';
import { OWNER_SETTINGS } from './ownArenaTexts.ts';
import { SecuritySection } from './SecuritySection.tsx';

/** How the arena is paid, what it tells of itself, and how its owner logs in. */
export function OwnerSettingsScreen() {
  return (
    <>
      <title>{OWNER_SETTINGS.documentTitle}</title>
      <PageTitle>{OWNER_SETTINGS.title}</PageTitle>
      <ArenaSections />
      <SecuritySection />
    </>
  );
}
