import { Button } from '@mantine/core';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import type { PublicLink } from '#domain/payment/paymentLink.ts';
import { documentTitle } from '#domain/navigation/titles.ts';
import { OVER_TEXTS } from '#domain/payment/linkOverTexts.ts';
import { paramsOf } from '#domain/navigation/routes.ts';
import { describePaymentLink } from '../../../../machines/payment/paymentLink.ts';
import { PageTitle } from '../../../shared/look/layout/PageTitle.tsx';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { Loading, TicketSkeleton } from '../../../shared/look/states/Skeletons.tsx';
import { Notice } from '../../../shared/look/states/Notice.tsx';
import { useChart } from '../../../shared/runtime/AppContext.tsx';
import { CallArena } from './CallArena.tsx';
import { LinkFacts } from './LinkFacts.tsx';
import { PayByPix } from './PayByPix.tsx';
import { PayLink } from './PayLink.tsx';
import { type PaymentLinkActor, providePaymentLink } from './paymentLinkActors.ts';
import { BACK_TITLES, backText, PAY_LINK } from './paymentLinkTexts.ts';
import { SaidFields } from './SaidFields.tsx';
import classes from './PaymentLink.module.css';

/** What is left of a reservation, for whoever has the link: no account is needed. */
export function PaymentLinkScreen() {
  const [pathname] = useLocation();
  const { token = '' } = paramsOf(pathname);
  return (
    <div className={classes.page}>
      <title>{documentTitle(PAY_LINK.title)}</title>
      <PageTitle>{PAY_LINK.title}</PageTitle>
      <Opened key={token} token={token} />
    </div>
  );
}

function Opened({ token }: { token: string }) {
  const options = useMemo(() => ({ input: { token } }), [token]);
  const actor = useChart(providePaymentLink, options);
  const { show, link, reason } = useSelector(actor, describePaymentLink);
  if (show === 'unknown') return <EmptyState title={PAY_LINK.unknown}>{PAY_LINK.unknownText}</EmptyState>;
  if (show === 'failed') {
    const again = (
      <Button size="lg" onClick={() => actor.send({ type: 'read.retried' })}>
        {PAY_LINK.retry}
      </Button>
    );
    return (
      <EmptyState title={PAY_LINK.failed} action={again}>
        {reason}
      </EmptyState>
    );
  }
  if (show === 'opening' || !link) {
    return (
      <Loading label={PAY_LINK.opening}>
        <TicketSkeleton />
      </Loading>
    );
  }
  return (
    <>
      {show === 'over' && <Over link={link} />}
      {show === 'returned' && <Returned link={link} />}
      {show !== 'over' && show !== 'returned' && <Standing actor={actor} link={link} />}
    </>
  );
}

function Over({ link: { over = 'given', arena } }: { link: PublicLink }) {
  return (
    <EmptyState title={PAY_LINK.over} action={<CallArena arena={arena} />}>
      {OVER_TEXTS[over]}
    </EmptyState>
  );
}

/** What was paid is with whoever paid it again, or on its way. */
function Returned({ link }: { link: PublicLink }) {
  return (
    <>
      <Back link={link} />
      <LinkFacts link={link} isPayable={false} />
    </>
  );
}

function Back({ link: { back, arena } }: { link: PublicLink }) {
  if (!back) return null;
  return (
    <div role="status">
      <Notice
        tone={back.state === 'refused' ? 'red' : 'grey'}
        title={BACK_TITLES[back.state]}
        action={<CallArena arena={arena} />}
      >
        {backText(back)}
      </Notice>
    </div>
  );
}

function Standing({ actor, link }: { actor: PaymentLinkActor; link: PublicLink }) {
  const { show, isTelling, isAskingCpf, reason } = useSelector(actor, describePaymentLink);
  const isPayable = show === 'open' || show === 'refused';
  const isByKey = isPayable && link.takesPix !== true;
  return (
    <>
      {show === 'marked' && (
        <p role="status" className={classes.marked}>
          <strong>{PAY_LINK.marked}</strong>
          <span>{PAY_LINK.markedText}</span>
        </p>
      )}
      {show === 'said' && (
        <div role="status" tabIndex={-1} ref={focusOn} className={classes.told}>
          <Notice tone="yellow" title={PAY_LINK.said}>
            {PAY_LINK.saidText}
          </Notice>
        </div>
      )}
      {show === 'refused' && (
        <Notice tone="red" title={PAY_LINK.refused} action={<CallArena arena={link.arena} />}>
          {link.reason}
        </Notice>
      )}
      <Back link={link} />
      <LinkFacts link={link} isPayable={isPayable} />
      {isPayable && !isTelling && !isAskingCpf && (
        <p role="alert" className={classes.fault}>
          {reason}
        </p>
      )}
      {isPayable && !isByKey && <PayLink actor={actor} link={link} />}
      {isByKey && <PayByPix link={link} />}
      {isByKey && !isTelling && (
        <div className={classes.paid}>
          <Button size="lg" fullWidth onClick={() => actor.send({ type: 'paid.pressed' })}>
            {show === 'refused' ? PAY_LINK.again : PAY_LINK.paid}
          </Button>
          <p className={classes.hint}>{PAY_LINK.paidHint}</p>
        </div>
      )}
      {isTelling && <SaidFields actor={actor} />}
    </>
  );
}

/** The form that had the focus is gone, and may have been far below. */
function focusOn(element: HTMLElement | null): void {
  element?.focus();
}
