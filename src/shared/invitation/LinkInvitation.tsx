import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { ROUTES } from '#domain/navigation/routes.ts';
import { documentTitle } from '#domain/navigation/titles.ts';
import type { commandMachine } from '../../../machines/command/command.ts';
import type { CommandName } from '../../../machines/command/commandNames.ts';
import type { User } from '#domain/people/person.ts';
import { PageTitle } from '../look/layout/PageTitle.tsx';
import { EmptyState } from '../look/states/EmptyState.tsx';
import type { App } from '../runtime/app.ts';
import { useChart, useUser } from '../runtime/AppContext.tsx';
import classes from './LinkInvitation.module.css';

interface InvitationTexts {
  readonly title: string;
  /** What the link invites to. */
  readonly text: string;
  /** What to do when there is no link. */
  readonly none: string;
  readonly accept: string;
  readonly doneTitle: string;
  readonly done: string;
}

interface LinkInvitationProps {
  /** The secret of the link that this tab opened; `null` without one. */
  token: string | null;
  texts: InvitationTexts;
  /** The command that accepts, with the secret as its subject. */
  name: CommandName;
  provide: (app: App) => typeof commandMachine;
  /** Says why somebody may not accept with the account that they are in; `null` when they may. */
  refusalFor: (user: User) => string | null;
  /** Where to go once it is accepted. */
  ways: ReactNode;
}

/** What a link that invites asks. Whoever has no session goes through login or sign-up and comes back. */
export function LinkInvitation({ token, refusalFor, ...rest }: LinkInvitationProps) {
  const user = useUser();
  const { texts } = rest;
  if (token === null) {
    return (
      <Page texts={texts} title={INVITED.over}>
        {texts.none}
      </Page>
    );
  }
  if (!user) return <Page texts={texts} ways={<WaysIn />}>{`${texts.text} ${INVITED.visitor}`}</Page>;
  const refusal = refusalFor(user);
  return refusal === null ? <Acceptance token={token} {...rest} /> : <Page texts={texts}>{refusal}</Page>;
}

const INVITED = {
  asked: 'Você foi convidado',
  over: 'Não há convite nesta página',
  visitor: 'Entre na sua conta, ou crie uma: o convite continua aqui.',
  login: 'Entrar para aceitar',
  signUp: 'Criar conta',
} as const;

interface PageProps {
  texts: InvitationTexts;
  title?: string;
  ways?: ReactNode;
  children: string;
}

function Page({ texts, title = INVITED.asked, ways, children }: PageProps) {
  return (
    <>
      <title>{documentTitle(texts.title)}</title>
      <PageTitle>{texts.title}</PageTitle>
      <EmptyState title={title} action={ways && <div className={classes.ways}>{ways}</div>}>
        {children}
      </EmptyState>
    </>
  );
}

type AcceptanceProps = Pick<LinkInvitationProps, 'texts' | 'name' | 'provide' | 'ways'> & { token: string };

function Acceptance({ token, texts, name, provide, ways }: AcceptanceProps) {
  const actor = useChart(provide, { input: { name, asksFirst: false } });
  const isDone = useSelector(actor, (snapshot) => snapshot.matches('done'));
  if (isDone) {
    return (
      <Page texts={texts} title={texts.doneTitle} ways={ways}>
        {texts.done}
      </Page>
    );
  }
  const accept = (
    <Button size="lg" onClick={() => actor.send({ type: 'command.requested', subject: token })}>
      {texts.accept}
    </Button>
  );
  return (
    <Page texts={texts} ways={accept}>
      {texts.text}
    </Page>
  );
}

function WaysIn() {
  const [pathname] = useLocation();
  const back = `?continue=${encodeURIComponent(pathname)}`;
  return (
    <>
      <Button component={Link} href={`${ROUTES.login.path}${back}`} size="lg">
        {INVITED.login}
      </Button>
      <Button component={Link} href={`${ROUTES.signUp.path}${back}`} size="lg" variant="default">
        {INVITED.signUp}
      </Button>
    </>
  );
}
