import { Button } from '@mantine/core';
import { IconBrandGoogleFilled } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { useState } from 'react';
import { describeGoogle } from '../../../../../machines/session/google.ts';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import type { App } from '../../../../shared/runtime/app.ts';
import { provideGoogle } from './googleActors.ts';
import { later } from '../../../../shared/runtime/later.tsx';
import { useEver } from '../../../../shared/runtime/useEver.ts';
import { GoogleStop } from './GoogleStop.tsx';
import { GOOGLE } from './googleTexts.ts';
import { Popup } from '../popup.ts';
import classes from './GoogleButton.module.css';

/** Few need it, and dialogs are a tenth of the login's code. */
const GoogleLinkDialog = later('googleLink', async () => (await import('./GoogleLinkDialog.tsx')).GoogleLinkDialog);

type GoogleButtonProps = { isDisabled: boolean; children: string };

/** The login through Google, and what can go wrong with it. On success it leads on like a login. */
export function GoogleButton({ isDisabled, children }: GoogleButtonProps) {
  const [popup] = useState(() => new Popup());
  const [provide] = useState(() => (app: App) => provideGoogle(app, popup));
  const google = useChart(provide, {});
  const { isBusy, isWaiting, stopped, fault, linking } = useSelector(google, describeGoogle, shallowEqual);
  const isLinkAsked = useEver(linking !== null);
  return (
    <div className={classes.google}>
      <Button
        fullWidth
        size="lg"
        variant="default"
        leftSection={<IconBrandGoogleFilled size={20} aria-hidden />}
        loading={isBusy || isWaiting}
        disabled={isDisabled}
        onClick={() => google.send({ type: popup.open() ? 'google.pressed' : 'popup.blocked' })}
      >
        {stopped ? GOOGLE.again : children}
      </Button>
      <div role="status">
        {isWaiting && (
          <p className={classes.waiting}>
            {GOOGLE.continueThere}
            <Button variant="subtle" onClick={() => google.send({ type: 'google.cancelled' })}>
              {GOOGLE.cancel}
            </Button>
          </p>
        )}
        {isBusy && <p className={classes.waiting}>{GOOGLE.entering}</p>}
        {stopped && <GoogleStop reason={stopped} fault={fault} />}
      </div>
      {isLinkAsked && <GoogleLinkDialog actor={google} />}
    </div>
  );
}
