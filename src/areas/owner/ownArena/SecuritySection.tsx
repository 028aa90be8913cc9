import { useQuery } from '@tanstack/react-query';
import { accountQuery, AccountSection, AccountSkeleton } from '../../entry/account/index.ts';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { SectionFailure } from '../../../shared/forms/Section.tsx';
import { SECURITY } from './ownArenaTexts.ts';

/** E-mail and password of the owner, as the server knows them now. */
export function SecuritySection() {
  const { call } = useApp();
  const account = useQuery(accountQuery(call));
  if (account.isPending) return <AccountSkeleton title={SECURITY.title} label={SECURITY.loading} />;
  if (account.isLoadingError) {
    return (
      <SectionFailure
        message={SECURITY.failed}
        reason={account.error.message}
        isRetrying={account.isFetching}
        onRetry={() => void account.refetch()}
      />
    );
  }
  return <AccountSection title={SECURITY.title} user={account.data} />;
}
