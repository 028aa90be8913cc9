import { useQuery } from '@tanstack/react-query';
import { accountQuery, AccountSection, AccountSkeleton } from '../../entry/account/index.ts';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { SectionFailure } from '../../../shared/forms/Section.tsx';
import { SECURITY } from './ownArenaTexts.ts';

export function SecuritySection() {
  const { call } = useApp();
  const account = useQuery(accountQuery(call));
  if (account.isPending) return <AccountSkeleton title={SECURITY.title} label={SECURITY.loading} />;
  if (account.isLoadingError) return <SectionFailure message={SECURITY.failed} query={account} />;
  return <AccountSection title={SECURITY.title} user={account.data} />;
}
