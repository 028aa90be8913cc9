import { Button } from '@mantine/core';
import { type Icon, IconLinkOff, IconMailCheck, IconMailOpened, IconWifiOff } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { ROUTES } from '#domain/navigation/routes.ts';
import { describeConfirmation } from '../../../../machines/account/emailConfirmation.ts';
import { useChart, useUser } from '../../../shared/runtime/AppContext.tsx';
import { emailToken, EntryPage, TakenLink } from '../session/index.ts';
import { CONFIRM_EMAIL } from './confirmEmailTexts.ts';
import { provideEmailConfirmation } from './emailConfirmationActors.ts';
import { ProofForm } from './ProofForm.tsx';
import classes from './ConfirmEmailScreen.module.css';

export function ConfirmEmailScreen() {
  return (
    <TakenLink route="confirmEmail" store={emailToken}>
      <Confirmation />
    </TakenLink>
  );
}

function Confirmation() {
  const [token] = useState(emailToken.kept);
  const actor = useChart(provideEmailConfirmation, { input: { token } });
  const { show, isBusy, isProving, fault, over } = useSelector(actor, describeConfirmation, shallowEqual);
  if (show === 'confirmed') return <Result {...CONFIRM_EMAIL.confirmed} icon={IconMailCheck} way={<WayOn />} />;
  if (show === 'over') {
    const text = over ?? CONFIRM_EMAIL.over.text;
    return <Result {...CONFIRM_EMAIL.over} text={text} icon={IconLinkOff} way={<WayToSettings />} />;
  }
  if (show === 'unanswered') {
    const repeat = () => actor.send({ type: 'confirmation.repeated' });
    const way = (
      <Button {...WIDE} onClick={repeat}>
        {CONFIRM_EMAIL.unanswered.again}
      </Button>
    );
    const text = fault ?? CONFIRM_EMAIL.unanswered.text;
    return <Result {...CONFIRM_EMAIL.unanswered} text={text} icon={IconWifiOff} way={way} />;
  }
  if (!isProving) return <Result {...CONFIRM_EMAIL.confirming} icon={IconMailOpened} way={null} />;
  return (
    <EntryPage title={CONFIRM_EMAIL.title} icon={IconMailOpened} lead={CONFIRM_EMAIL.lead}>
      <ProofForm
        fault={fault}
        isBusy={isBusy}
        onChange={() => actor.send({ type: 'password.changed' })}
        onGive={(password) => actor.send({ type: 'password.given', password })}
      />
    </EntryPage>
  );
}

const WIDE = { size: 'lg', fullWidth: true } as const;

type ResultProps = { title: string; text: string; icon: Icon; way: ReactNode };

function Result({ title, text, icon, way }: ResultProps) {
  return (
    <EntryPage title={title} icon={icon}>
      <p className={classes.text} role="status">
        {text}
      </p>
      {way}
    </EntryPage>
  );
}

function WayOn() {
  const user = useUser();
  return (
    <Button {...WIDE} component={Link} href={user ? ROUTES.home.path : ROUTES.login.path}>
      {user ? CONFIRM_EMAIL.goOn : CONFIRM_EMAIL.login}
    </Button>
  );
}

/** Leads to the settings, where another link can be requested. A logged-out user gets there through the login. */
function WayToSettings() {
  const user = useUser();
  const path = user?.role === 'arena-owner' ? ROUTES.ownerSettings.path : ROUTES.settings.path;
  return (
    <Button {...WIDE} component={Link} href={path}>
      {CONFIRM_EMAIL.settings}
    </Button>
  );
}
