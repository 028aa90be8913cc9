import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { ROUTES } from '#domain/navigation/routes.ts';
import { EntryLink } from './EntryLink.tsx';
import { LINK_OVER, RECOVERY } from './recovery/recoveryTexts.ts';
import classes from './recovery/RecoverySent.module.css';

/** @param reason the server's message; null when the server was not asked */
export function LinkOver({ reason }: { reason: string | null }) {
  return (
    <>
      <div role="status">
        <p className={classes.text}>
          <strong>{reason ?? LINK_OVER.unknown}</strong>
        </p>
        <p className={classes.hint}>{LINK_OVER.text}</p>
      </div>
      <div className={classes.ways}>
        <Button component={Link} href={ROUTES.forgotPassword.path} size="lg" fullWidth>
          {LINK_OVER.again}
        </Button>
      </div>
      <p className={classes.back}>
        <EntryLink href={ROUTES.login.path}>{RECOVERY.login}</EntryLink>
      </p>
    </>
  );
}
