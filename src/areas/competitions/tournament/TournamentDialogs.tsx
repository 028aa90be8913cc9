import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useSelector } from '@xstate/react';
import type { Category } from '#domain/events/category.ts';
import { membersOf, type Registration } from '#domain/registrations/members.ts';
import { describeTournament } from '../../../../machines/tournament/tournament.ts';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { ConfirmDialog } from '../../../shared/command/ConfirmDialog.tsx';
import { Dialog } from '../../../shared/look/layout/Dialog.tsx';
import { DialogNotice } from '../../../shared/look/states/DialogNotice.tsx';
import { registrationsQuery } from '../registrations/index.ts';
import { RefundDialog } from './participants/RefundDialog.tsx';
import { PaymentFields } from './participants/PaymentFields.tsx';
import { paymentDraft } from './participants/paymentForm.ts';
import { leavingText, leavingTexts } from './participants/leavingTexts.ts';
import { CONFIRM_PAYMENT } from './participants/paymentTexts.ts';
import type { TournamentActor } from './tournamentActors.ts';
import { closeForm } from '../../../shared/submission/closeForm.ts';

type TournamentDialogsProps = { actor: TournamentActor; category: Category; isOrganizer: boolean };

/** The payment and cancellation dialogs, over whichever tab the back button leads to. */
export function TournamentDialogs({ actor, category, isOrganizer }: TournamentDialogsProps) {
  const { call } = useApp();
  const { confirming, phase } = useSelector(actor, describeTournament, shallowEqual);
  const submission = useSelector(actor, ({ children }) => children.submission);
  const cancellation = useSelector(actor, ({ children }) => children.cancellation);
  // The participants tab, which alone opens these dialogs, has read them.
  const { data: registrations = [] } = useQuery({ ...registrationsQuery(call, category.id), enabled: false });
  const known = (id: string) => registrations.find(({ id: one, status }) => one === id && status !== 'CANCELADA');
  const registration = known(confirming);

  const price = category.individualRegistrationPrice;
  const leaving = leavingTexts(phase, isOrganizer);

  const close = () => closeForm(actor, submission, paymentDraft(confirming));

  const notice = (text: string) => (
    <DialogNotice close={CONFIRM_PAYMENT.close} onClose={close}>
      {text}
    </DialogNotice>
  );

  function body() {
    if (!registration) return notice(CONFIRM_PAYMENT.gone);
    if (registration.status === 'PAGA') return notice(CONFIRM_PAYMENT.allPaid);
    if (!submission) return null;
    return (
      <PaymentFields key={confirming} actor={submission} registration={registration} price={price} onDismiss={close} />
    );
  }

  return (
    <>
      <Dialog opened={confirming !== ''} title={CONFIRM_PAYMENT.title} onClose={close}>
        {confirming !== '' && body()}
      </Dialog>
      {cancellation && (
        <ConfirmDialog actor={cancellation} title={leaving.title} confirm={leaving.confirm} decline={leaving.decline}>
          {(id) => leavingText({ members: membersIn(known(id)), price, phase, isOrganizer })}
        </ConfirmDialog>
      )}
      {isOrganizer && <RefundDialog actor={actor} category={category} />}
    </>
  );
}

function membersIn(registration: Registration | undefined) {
  return registration ? membersOf(registration) : [];
}
