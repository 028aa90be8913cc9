import { IconLinkOff } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { useLayoutEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { paramsOf, ROUTES } from '../../domain/navigation/routes.ts';
import { describeReset } from '../../machines/session/reset.ts';
import { useChart } from '../app/AppContext.tsx';
import { EntryPage } from './EntryPage.tsx';
import { LinkOver } from './LinkOver.tsx';
import { LINK_OVER, RESET } from './recoveryTexts.ts';
import { provideReset } from './resetActors.ts';
import { ResetForm } from './ResetForm.tsx';
import { keepToken, keptToken } from './resetToken.ts';

/** What stands in the address instead of the token. */
const OPENED = 'aberto';
const OPENED_PATH = ROUTES.resetPassword.path.replace(':token', OPENED);

/** A new password, by the link that came by e-mail. */
export function ResetScreen() {
  const [pathname] = useLocation();
  const token = paramsOf(pathname)['token'] ?? OPENED;
  return token === OPENED ? <NewPassword /> : <TakeToken token={token} />;
}

/** The token leaves the address before anything is shown; App then shows the screen of the address without it. */
function TakeToken({ token }: { token: string }) {
  const [, navigate] = useLocation();
  useLayoutEffect(() => {
    keepToken(token);
    navigate(OPENED_PATH, { replace: true });
  }, [token, navigate]);
  return null;
}

function NewPassword() {
  const [token] = useState(keptToken);
  const reset = useChart(provideReset, { input: { token } });
  const { isBusy, isOver, over, refused, submitted } = useSelector(reset, describeReset, shallowEqual);
  if (isOver) {
    return (
      <EntryPage title={LINK_OVER.title} icon={IconLinkOff}>
        <LinkOver reason={over} />
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
