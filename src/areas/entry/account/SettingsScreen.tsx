import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { SectionFailure } from '../../../shared/forms/Section.tsx';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { accountQuery } from './accountQueries.ts';
import { AccountSection } from './AccountSection.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { SETTINGS } from './accountTexts.ts';
import { PrivacySection } from './PrivacySection.tsx';

/** The account of a player or an admin as the server knows it now, and the rights that the law gives them. */
export function SettingsScreen() {
  const { call } = useApp();
  const account = useQuery(accountQuery(call));
  return (
    <>
      <title>{SETTINGS.documentTitle}</title>
      <PageTitle>{SETTINGS.title}</PageTitle>
      {account.isPending && <AccountSkeleton title={SETTINGS.security} label={SETTINGS.loading} />}
      {account.isLoadingError && <SectionFailure message={SETTINGS.failed} query={account} />}
      {account.data && <AccountSection title={SETTINGS.security} user={account.data} />}
      <PrivacySection />
    </>
  );
}
