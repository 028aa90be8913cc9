import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { useUser } from '../../../shared/runtime/AppContext.tsx';
import { OrganizersPayouts } from '../receivedPayouts/index.ts';
import { SETTINGS } from './accountTexts.ts';
import { BlockedArenasSection } from './BlockedArenasSection.tsx';
import { CalendarSection } from './CalendarSection.tsx';
import { CpfSection } from './CpfSection.tsx';
import { InstallSection } from './InstallSection.tsx';
import { MailSection } from './MailSection.tsx';
import { PrivacySection } from './PrivacySection.tsx';
import { PushSection } from './PushSection.tsx';
import { ReceivingSection } from './receiving/ReceivingSection.tsx';
import { RecordsSection } from './RecordsSection.tsx';
import { SecuritySection } from './SecuritySection.tsx';
import { WorkplacesSection } from './WorkplacesSection.tsx';

/** The account of a player or an admin as the server knows it now, and the rights that the law gives them. */
export function SettingsScreen() {
  const isPlayer = useUser()?.role === 'player';
  return (
    <>
      <title>{SETTINGS.documentTitle}</title>
      <PageTitle>{SETTINGS.title}</PageTitle>
      <SecuritySection />
      {isPlayer && <CpfSection />}
      {isPlayer && <CalendarSection />}
      <InstallSection />
      <PushSection />
      <MailSection />
      {isPlayer && <OrganizersPayouts />}
      {isPlayer && <WorkplacesSection />}
      {isPlayer && <RecordsSection />}
      {isPlayer && <BlockedArenasSection />}
      <PrivacySection />
      {/* Last, because it comes only to those who organize events. Nobody pays an admin. */}
      {isPlayer && <ReceivingSection />}
    </>
  );
}
