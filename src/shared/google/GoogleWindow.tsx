import { Button } from '@mantine/core';
import { IconBrandGoogleFilled } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { describeGoogle, type googleMachine } from '../../../machines/session/google.ts';
import { GoogleStop } from './GoogleStop.tsx';
import { GOOGLE } from './googleTexts.ts';
import type { Popup } from './popup.ts';
import classes from './GoogleWindow.module.css';

type GoogleWindowProps = {
  actor: ActorRefFrom<typeof googleMachine>;
  popup: Popup;
  isDisabled?: boolean;
  children: string;
};

/** The button that opens Google's window, and what becomes of it. */
export function GoogleWindow({ actor, popup, isDisabled = false, children }: GoogleWindowProps) {
  const { isBusy, isWaiting, stopped, fault } = useSelector(actor, describeGoogle, shallowEqual);
  return (
    <>
      <Button
        fullWidth
        size="lg"
        variant="default"
        leftSection={<IconBrandGoogleFilled size={20} aria-hidden />}
        loading={isBusy || isWaiting}
        disabled={isDisabled}
        onClick={() => actor.send({ type: popup.open() ? 'google.pressed' : 'popup.blocked' })}
      >
        {stopped ? GOOGLE.again : children}
      </Button>
      <div role="status">
        {isWaiting && (
          <p className={classes.waiting}>
            {GOOGLE.continueThere}
            <Button variant="subtle" onClick={() => actor.send({ type: 'google.cancelled' })}>
              {GOOGLE.cancel}
            </Button>
          </p>
        )}
        {isBusy && <p className={classes.waiting}>{GOOGLE.entering}</p>}
        {stopped && <GoogleStop reason={stopped} fault={fault} />}
      </div>
    </>
  );
}
