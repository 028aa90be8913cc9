import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { describePayment, type paymentMachine, type PaymentView } from '../../../../machines/payment/payment.ts';
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
    const isStanding = payment.show === 'expired' ? payment.ending === 'atArena' : ONWARD.has(payment.show);
    return (
      <PaymentOutcome
        outcome={payment.show}
        told={toldOf(payment, purchase)}
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
      news={payment.news === 'unheard' ? PAYMENT.unheard : purchase.held}
      copy={payment.copy}
      onCopied={() => actor.send({ type: 'code.copied' })}
      onSelected={() => actor.send({ type: 'code.selected' })}
    />
  );
}

/** The ends after which what was paid for stands, or may. */
const ONWARD: ReadonlySet<PaymentView['show']> = new Set(['settling', 'paid', 'untold']);

function toldOf(payment: Exclude<PaymentView, { show: 'code' }>, purchase: Purchase): string {
  if (payment.show === 'settling' && payment.isLate) return PAYMENT.late;
  if (payment.show !== 'expired' || payment.ending === 'late') return purchase[payment.show];
  return `${PAYMENT[payment.ending]} ${purchase[payment.ending] ?? purchase.refused}`;
}
