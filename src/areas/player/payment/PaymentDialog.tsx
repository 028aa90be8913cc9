import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { describePayment, type paymentMachine, type PaymentNews } from '../../../../machines/payment/payment.ts';
import { Dialog } from '../../../shared/look/layout/Dialog.tsx';
import { PaymentOutcome } from './PaymentOutcome.tsx';
import { PAYMENT } from './paymentTexts.ts';
import { PixCode } from './PixCode.tsx';
import type { Purchase } from './purchase.ts';

type PaymentActor = ActorRefFrom<typeof paymentMachine>;

type PaymentDialogProps = {
  /** Absent when nothing is being paid. */
  actor: PaymentActor | undefined;
  /** What is paid for, in a line or two. */
  summary: ReactNode;
  purchase: Purchase;
  onClose: () => void;
};

export function PaymentDialog({ actor, summary, purchase, onClose }: PaymentDialogProps) {
  return (
    <Dialog opened={actor !== undefined} title={actor && <PaymentTitle actor={actor} />} onClose={onClose}>
      {actor && <Payment actor={actor} summary={summary} purchase={purchase} onLeave={onClose} />}
    </Dialog>
  );
}

function PaymentTitle({ actor }: { actor: PaymentActor }) {
  const { show } = useSelector(actor, describePayment, shallowEqual);
  return show === 'code' ? PAYMENT.title : PAYMENT.titles[show];
}

type PaymentProps = { actor: PaymentActor; summary: ReactNode; purchase: Purchase; onLeave: () => void };

function Payment({ actor, summary, purchase, onLeave }: PaymentProps) {
  const payment = useSelector(actor, describePayment, shallowEqual);
  if (payment.show !== 'code') {
    const isRefused = payment.show === 'expired' && payment.isRefused;
    const told = isRefused ? `${PAYMENT.refused} ${purchase.refused}` : purchase[payment.show];
    return (
      <PaymentOutcome outcome={payment.show} told={told} summary={summary} purchase={purchase} onLeave={onLeave} />
    );
  }
  return (
    <PixCode
      charge={payment.charge}
      summary={summary}
      news={newsOf(payment.news, purchase)}
      isCopied={payment.isCopied}
      onCopied={() => actor.send({ type: 'code.copied' })}
    />
  );
}

function newsOf(news: PaymentNews, purchase: Purchase): string {
  return news === 'unheard' || news === 'late' ? PAYMENT[news] : purchase[news];
}
