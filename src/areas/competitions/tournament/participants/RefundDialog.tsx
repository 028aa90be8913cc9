import { Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Category } from '#domain/events/category.ts';
import { canGoBack, type FormerMember } from '#domain/registrations/former.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { describeTournament } from '../../../../../machines/tournament/tournament.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { FormActions } from '../../../../shared/submission/FormActions.tsx';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import { DialogNotice } from '../../../../shared/look/states/DialogNotice.tsx';
import { formerQuery } from '../../registrations/index.ts';
import { closeForm } from '../../../../shared/submission/closeForm.ts';
import { REFUND, refundText } from './formerTexts.ts';
import classes from './PaymentFields.module.css';
import { NO_REASON, refundDraft, refundFaults } from './refundForm.ts';
import { submit } from '../../../../shared/submission/submit.ts';
import type { TournamentActor } from '../tournamentActors.ts';

/** The organizer refunds a player who gave up, and says why. */
export function RefundDialog({ actor, category }: { actor: TournamentActor; category: Category }) {
  const { call } = useApp();
  const { refunding, person } = useSelector(actor, describeTournament, shallowEqual);
  const submission = useSelector(actor, ({ children }) => children.submission);
  // The section that opens this dialog has already read them.
  const { data: former = [] } = useQuery({ ...formerQuery(call, category.id), enabled: false });
  const member = former.find(({ id }) => id === refunding)?.members.find(({ player }) => player.id === person);
  const close = () => closeForm(actor, submission, refundDraft(refunding, person));

  function body() {
    if (!member || !canGoBack(member)) {
      return (
        <DialogNotice close={REFUND.close} onClose={close}>
          {REFUND.gone}
        </DialogNotice>
      );
    }
    return submission && <RefundFields actor={submission} registration={refunding} member={member} onDismiss={close} />;
  }

  return (
    <Dialog opened={refunding !== ''} title={REFUND.title} onClose={close}>
      {refunding !== '' && body()}
    </Dialog>
  );
}

type RefundFieldsProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  registration: string;
  member: FormerMember;
  onDismiss: () => void;
};

function RefundFields({ actor, registration, member: { player, money }, onDismiss }: RefundFieldsProps) {
  const form = useSubmissionForm({
    actor,
    name: refundDraft(registration, player.id),
    initialValues: NO_REASON,
    validate: refundFaults,
  });
  const left = money ? money.paid - money.goingBack - money.givenBack : 0;
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={REFUND.title}
      onSubmit={form.onSubmit((typed) =>
        submit(actor, 'grantRefund', { id: registration, player: player.id, ...typed }),
      )}
    >
      <p className={classes.note}>{refundText(player.name, left)}</p>
      <Textarea
        {...form.field('reason')}
        label={REFUND.reason}
        description={REFUND.reasonHint}
        maxLength={200}

        rows={3}
        data-autofocus
      />
      <FormActions actor={actor} dismiss={REFUND.dismiss} onDismiss={onDismiss}>
        {REFUND.confirm}
      </FormActions>
    </form>
  );
}
