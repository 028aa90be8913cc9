import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { ROUTES } from '#domain/navigation/routes.ts';
import { Notice } from '../../../../shared/look/states/Notice.tsx';
import { useUser } from '../../../../shared/runtime/AppContext.tsx';
import { GUIDE } from './guideTexts.ts';

/** What a new arena cannot do before the e-mail of its sign-up is confirmed. Nothing for anybody else. */
export function UnconfirmedNotice() {
  const user = useUser();
  // Another address that only waits to replace a confirmed one holds nothing back.
  if (user === null || user.pendingEmail !== user.email) return null;
  const way = (
    <Button component={Link} href={ROUTES.ownerSettings.path} variant="default">
      {GUIDE.confirmAgain}
    </Button>
  );
  return (
    <Notice tone="yellow" title={GUIDE.confirm} action={way}>
      {GUIDE.confirmWhy(user.email)}
    </Notice>
  );
}
