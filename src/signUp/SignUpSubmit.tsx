import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { describeSignUp } from '../../machines/signUp/signUp.ts';
import type { SignUpActor } from './signUpActors.ts';
import { sendingWords } from './signUpTexts.ts';
import classes from './SignUpSubmit.module.css';

/** Sends the form; while its picture is on its way, how much of it. */
export function SignUpSubmit({ actor, children }: { actor: SignUpActor; children: string }) {
  const { isBusy, isEditable, picture, share } = useSelector(actor, describeSignUp, shallowEqual);
  return (
    <div className={classes.submit}>
      <Button type="submit" size="lg" fullWidth loading={isBusy} disabled={!isEditable}>
        {children}
      </Button>
      {isBusy && picture && <Sending share={share} />}
    </div>
  );
}

function Sending({ share }: { share: number }) {
  const words = sendingWords(share);
  return (
    <div className={classes.sending}>
      <div
        role="progressbar"
        aria-label={words}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(share * 100)}
        aria-valuetext={words}
        className={classes.bar}
      >
        <span className={classes.done} style={{ width: `${share * 100}%` }} />
      </div>
      <span aria-hidden>{words}</span>
    </div>
  );
}
