import { Button } from '@mantine/core';
import { ROUTES } from '#domain/navigation/routes.ts';
import { RESEND_PAUSE_MS } from '../../../../../machines/session/recovery.ts';
import { clockLabel, useSecondsLeft } from '../../../../shared/look/states/countdown.ts';
import { EntryLink } from '../EntryLink.tsx';
import { RECOVERY, SENT } from './recoveryTexts.ts';
import classes from './RecoverySent.module.css';

type RecoverySentProps = {
  email: string;
  isBusy: boolean;
  canAskAgain: boolean;
  onAgain: () => void;
  onOther: () => void;
};

/** What happens next. The words are the same whether or not the address has an account. */
export function RecoverySent({ email, isBusy, canAskAgain, onAgain, onOther }: RecoverySentProps) {
  return (
    <>
      <div role="status">
        <p className={classes.text}>
          {SENT.before}
          <strong>{email}</strong>
          {SENT.after}
        </p>
        <ul className={classes.hints}>
          {SENT.hints.map((hint) => (
            <li key={hint}>{hint}</li>
          ))}
        </ul>
      </div>
      <div className={classes.ways}>
        {canAskAgain || isBusy ? (
          <Button size="lg" fullWidth loading={isBusy} onClick={onAgain}>
            {SENT.resend}
          </Button>
        ) : (
          <Wait />
        )}
        <Button size="lg" fullWidth variant="default" disabled={isBusy} onClick={onOther}>
          {SENT.otherEmail}
        </Button>
      </div>
      <p className={classes.back}>
        <EntryLink href={ROUTES.login.path}>{RECOVERY.login}</EntryLink>
      </p>
    </>
  );
}

function Wait() {
  const secondsLeft = useSecondsLeft(RESEND_PAUSE_MS / 1_000);
  return (
    <Button size="lg" fullWidth disabled>
      {SENT.resendIn(clockLabel(secondsLeft))}
    </Button>
  );
}
