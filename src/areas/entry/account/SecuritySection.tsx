import { useQuery } from '@tanstack/react-query';
import { SectionFailure } from '../../../shared/forms/Section.tsx';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { accountQuery } from './accountQueries.ts';
import { AccountSection } from './AccountSection.tsx';
import { AccountSkeleton } from './AccountSkeleton.tsx';
import { SETTINGS } from './accountTexts.ts';

/** E-mail and password as the server knows them now, in any role. */
export function SecuritySection() {
  const { call } = useApp();
  const account = useQuery(accountQuery(call));
  if (account.isPending) return <AccountSkeleton title={SETTINGS.security} label={SETTINGS.loading} />;
  if (account.isLoadingError) return <SectionFailure message={SETTINGS.failed} query={account} />;
  return <AccountSection title={SETTINGS.security} user={account.data} />;
}
