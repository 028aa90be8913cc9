import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { ROUTES } from '../../../../../domain/navigation/routes.ts';
import { documentTitle } from '../../../../../domain/navigation/titles.ts';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { useChart, useUser } from '../../../../shared/runtime/AppContext.tsx';
import { provideScoring } from './scorerActors.ts';
import classes from './ScorerInvitation.module.css';
import { INVITATION } from './scorerTexts.ts';

/** What a scorers' link asks. Whoever has no session goes through login or sign-up and comes back. */
export function ScorerInvitation({ token }: { token: string | null }) {
  const user = useUser();
  if (token === null) return <Page title={INVITATION.over}>{INVITATION.none}</Page>;
  if (!user) return <Page actions={<WaysIn />}>{`${INVITATION.text} ${INVITATION.visitor}`}</Page>;
  if (user.role !== 'player') return <Page>{INVITATION.othersRole}</Page>;
  return <Acceptance token={token} />;
}

function Page({
  title = INVITATION.asked,
  actions,
  children,
}: {
  title?: string;
  actions?: ReactNode;
  children: string;
}) {
  return (
    <>
      <title>{documentTitle(INVITATION.title)}</title>
      <PageTitle>{INVITATION.title}</PageTitle>
      <EmptyState title={title} action={actions}>
        {children}
      </EmptyState>
    </>
  );
}

function Acceptance({ token }: { token: string }) {
  const actor = useChart(provideScoring, { input: { name: 'becomeScorer', asksFirst: false } });
  const isDone = useSelector(actor, (snapshot) => snapshot.matches('done'));
  if (isDone) {
    const toMine = (
      <Button component={Link} href={ROUTES.myTournaments.path} size="lg">
        {INVITATION.toMine}
      </Button>
    );
    return (
      <Page title={INVITATION.doneTitle} actions={toMine}>
        {INVITATION.done}
      </Page>
    );
  }
  const accept = (
    <Button size="lg" onClick={() => actor.send({ type: 'command.requested', subject: token })}>
      {INVITATION.accept}
    </Button>
  );
  return <Page actions={accept}>{INVITATION.text}</Page>;
}

function WaysIn() {
  const [pathname] = useLocation();
  const back = `?continue=${encodeURIComponent(pathname)}`;
  return (
    <div className={classes.ways}>
      <Button component={Link} href={`${ROUTES.login.path}${back}`} size="lg">
        {INVITATION.login}
      </Button>
      <Button component={Link} href={`${ROUTES.signUp.path}${back}`} size="lg" variant="default">
        {INVITATION.signUp}
      </Button>
    </div>
  );
}
