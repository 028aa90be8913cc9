import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { describeGoogle } from '../../../../../machines/session/google.ts';
import { GoogleWindow } from '../../../../shared/google/GoogleWindow.tsx';
import { Popup } from '../../../../shared/google/popup.ts';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import type { App } from '../../../../shared/runtime/app.ts';
import { later } from '../../../../shared/runtime/later.tsx';
import { useEver } from '../../../../shared/runtime/useEver.ts';
import { provideGoogle } from './googleActors.ts';

/** Few need it, and dialogs are a tenth of the login's code. */
const GoogleLinkDialog = later('googleLink', async () => (await import('./GoogleLinkDialog.tsx')).GoogleLinkDialog);

type GoogleButtonProps = { isDisabled: boolean; children: string };

/** The login through Google, and what can go wrong with it. On success it leads on like a login. */
export function GoogleButton({ isDisabled, children }: GoogleButtonProps) {
  const [popup] = useState(() => new Popup());
  const [provide] = useState(() => (app: App) => provideGoogle(app, popup));
  const google = useChart(provide, {});
  const isLinking = useSelector(google, (snapshot) => describeGoogle(snapshot).linking !== null);
  const isLinkAsked = useEver(isLinking);
  return (
    <div>
      <GoogleWindow actor={google} popup={popup} isDisabled={isDisabled}>
        {children}
      </GoogleWindow>
      {isLinkAsked && <GoogleLinkDialog actor={google} />}
    </div>
  );
}
