import { IconMail } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { describeRecovery } from '../../../../../machines/session/recovery.ts';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { EntryPage } from '../EntryPage.tsx';
import { provideRecovery } from './recoveryActors.ts';
import { RecoveryForm } from './RecoveryForm.tsx';
import { RecoverySent } from './RecoverySent.tsx';
import { RECOVERY, SENT } from './recoveryTexts.ts';

export function RecoveryScreen() {
  const recovery = useChart(provideRecovery, {});
  const { isBusy, isSent, canAskAgain, email } = useSelector(recovery, describeRecovery, shallowEqual);
  if (!isSent) {
    return (
      <EntryPage title={RECOVERY.title} lead={RECOVERY.lead}>
        <RecoveryForm
          isBusy={isBusy}
          email={email}
          onSubmit={(typed) => recovery.send({ type: 'email.submitted', email: typed })}
        />
      </EntryPage>
    );
  }
  return (
    <EntryPage title={SENT.title} icon={IconMail}>
      <RecoverySent
        email={email}
        isBusy={isBusy}
        canAskAgain={canAskAgain}
        onAgain={() => recovery.send({ type: 'link.missed' })}
        onOther={() => recovery.send({ type: 'email.mistyped' })}
      />
    </EntryPage>
  );
}
