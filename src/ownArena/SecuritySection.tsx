import { useQuery } from '@tanstack/react-query';
import { accountQuery } from '../account/accountQueries.ts';
import { AccountSection } from '../account/AccountSection.tsx';
import { AccountSkeleton } from '../account/AccountSkeleton.tsx';
import { useApp } from '../app/AppContext.tsx';
import { ReadFailure } from '../booking/ReadFailure.tsx';
import { SECURITY } from './ownArenaTexts.ts';
import classes from '../account/SettingsScreen.module.css';

/** E-mail and password of the owner, as the server knows them now. */
export function SecuritySection() {
  const { call } = useApp();
  const account = useQuery(accountQuery(call));
  if (account.isPending) return <AccountSkeleton title={SECURITY.title} label={SECURITY.loading} />;
  if (account.isLoadingError) {
    return (
      <div className={classes.failure}>
        <ReadFailure
          message={SECURITY.failed}
          reason={account.error.message}
          isRetrying={account.isFetching}
          onRetry={() => void account.refetch()}
        />
      </div>
    );
  }
  return <AccountSection title={SECURITY.title} user={account.data} />;
}
