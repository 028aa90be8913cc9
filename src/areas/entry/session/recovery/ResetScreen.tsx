import { IconLinkOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import { describeReset } from '../../../../../machines/session/reset.ts';
import { useApp, useChart } from '../../../../shared/runtime/AppContext.tsx';
import { EntryPage } from '../EntryPage.tsx';
import { resetToken } from '../linkToken.ts';
import { LinkOver } from '../LinkOver.tsx';
import { LINK_OVER, RESET } from './recoveryTexts.ts';
import { provideReset } from './resetActors.ts';
import { resetLinkQuery } from './resetLinkQuery.ts';
import { ResetForm } from './ResetForm.tsx';
import { TakenLink } from '../TakenLink.tsx';

/** Sets a new password, with the link from the e-mail. */
export function ResetScreen() {
  return (
    <TakenLink route="resetPassword" store={resetToken}>
      <NewPassword />
    </TakenLink>
  );
}

function NewPassword() {
  const [token] = useState(resetToken.kept);
  const reset = useChart(provideReset, { input: { token } });
  const dead = useQuery(resetLinkQuery(useApp().call, token)).data ?? null;
  const { isBusy, isOver, over, refused, submitted } = useSelector(reset, describeReset, shallowEqual);
  if (isOver || dead !== null) {
    return (
      <EntryPage title={LINK_OVER.title} icon={IconLinkOff}>
        <LinkOver reason={over ?? dead} />
      </EntryPage>
    );
  }
  return (
    <EntryPage title={RESET.title} lead={RESET.lead}>
      <ResetForm
        isBusy={isBusy}
        submitted={submitted}
        refused={refused}
        onSubmit={(password) => reset.send({ type: 'password.submitted', password })}
      />
    </EntryPage>
  );
}
