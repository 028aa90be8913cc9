import { useSelector } from '@xstate/react';
import type { PublicLink } from '#domain/payment/paymentLink.ts';
import { spokenDay } from '#domain/values/days/formatDay.ts';
import { describePaymentLink } from '../../../../machines/payment/paymentLink.ts';
import { WaitButton } from '../../../shared/look/states/WaitButton.tsx';
import { PaymentDialog } from '../payment/index.ts';
import { CpfFields } from './CpfFields.tsx';
import { linkPurchase } from './linkPurchase.ts';
import type { PaymentLinkActor } from './paymentLinkActors.ts';
import { PAY_LINK } from './paymentLinkTexts.ts';
import classes from './PaymentLink.module.css';

/** Makes the PIX of the link, with the CPF where the provider asks for one, and shows it until it is paid or left. */
export function PayLink({ actor, link }: { actor: PaymentLinkActor; link: PublicLink }) {
  const { isAskingCpf, isCharging, isSlow } = useSelector(actor, describePaymentLink);
  const payment = useSelector(actor, ({ children }) => children.payment);
  const token = useSelector(actor, ({ context }) => context.token);
  return (
    <>
      {isAskingCpf ? (
        <CpfFields actor={actor} />
      ) : (
        <div className={classes.paid}>
          <WaitButton
            fullWidth
            isBusy={isCharging}
            isSlow={isSlow}
            onClick={() => actor.send({ type: 'pix.requested' })}
            onStop={() => actor.send({ type: 'wait.abandoned' })}
          >
            {PAY_LINK.pay}
          </WaitButton>
          <p className={classes.hint}>{PAY_LINK.payHint}</p>
        </div>
      )}
      <PaymentDialog
        actor={payment}
        summary={
          <>
            <p className={classes.arenaLine}>{link.arena.name}</p>
            <p className={classes.when}>{spokenDay(link.date)}</p>
          </>
        }
        purchase={linkPurchase(token)}
        onClose={() => actor.send({ type: 'dialog.closed' })}
      />
    </>
  );
}
