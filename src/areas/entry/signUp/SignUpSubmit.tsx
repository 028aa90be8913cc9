import { Button } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import { describeSignUp } from '../../../../machines/signUp/signUp.ts';
import { SendingBar } from '../../../shared/uploads/SendingBar.tsx';
import { AcceptedTerms } from './AcceptedTerms.tsx';
import type { SignUpActor } from './signUpActors.ts';
import { sendingWords } from './signUpTexts.ts';
import classes from './SignUpSubmit.module.css';

/** Sends the form, and shows how much of the picture is uploaded. */
export function SignUpSubmit({ actor, children }: { actor: SignUpActor; children: string }) {
  const { isBusy, isEditable, picture, share } = useSelector(actor, describeSignUp, shallowEqual);
  return (
    <div className={classes.submit}>
      <Button type="submit" size="lg" fullWidth loading={isBusy} disabled={!isEditable}>
        {children}
      </Button>
      <AcceptedTerms button={children} />
      {isBusy && picture && <SendingBar share={share} words={sendingWords(share)} />}
    </div>
  );
}
