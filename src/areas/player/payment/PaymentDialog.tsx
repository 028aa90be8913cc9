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
    const ending = payment.show === 'expired' ? payment.ending : 'late';
    const isStanding = ending === 'atArena' || payment.show === 'paid' || payment.show === 'untold';
    return (
      <PaymentOutcome
        outcome={payment.show}
        told={ending === 'late' ? purchase[payment.show] : `${PAYMENT[ending]} ${purchase[ending] ?? purchase.refused}`}
        summary={summary}
        way={isStanding ? purchase.onward : purchase.back}
        onLeave={onLeave}
      />
    );
  }
  return (
    <PixCode
      charge={payment.charge}
      summary={summary}
      news={newsOf(payment.news, purchase)}
      copy={payment.copy}
      onCopied={() => actor.send({ type: 'code.copied' })}
      onSelected={() => actor.send({ type: 'code.selected' })}
    />
  );
}

function newsOf(news: PaymentNews, purchase: Purchase): string {
  return news === 'unheard' || news === 'late' ? PAYMENT[news] : purchase[news];
}
