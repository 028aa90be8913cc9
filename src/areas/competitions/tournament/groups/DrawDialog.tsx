import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useSelector } from '@xstate/react';
import type { Category } from '#domain/events/category.ts';
import { unansweredText } from '#domain/registrations/invitation.ts';
import { isUnanswered, membersOf } from '#domain/registrations/members.ts';
import { describeTournament } from '../../../../../machines/tournament/tournament.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import { DialogNotice } from '../../../../shared/look/states/DialogNotice.tsx';
import { Bone, Loading } from '../../../../shared/look/states/Skeletons.tsx';
import { registrationsQuery } from '../../registrations/index.ts';
import { DrawFields } from './DrawFields.tsx';
import { drawDraft, entrantsOf } from './drawForm.ts';
import { DRAW, REDRAW } from './groupTexts.ts';
import type { TournamentActor } from '../tournamentActors.ts';
import { closeForm } from '../../../../shared/submission/closeForm.ts';

/** Asks into how many groups the registered pairs or teams are drawn. */
export function DrawDialog({ actor, category }: { actor: TournamentActor; category: Category }) {
  const { call } = useApp();
  const { phase, isDrawing, isRedrawing } = useSelector(actor, describeTournament, shallowEqual);
  const isOpen = isDrawing || isRedrawing;
  const submission = useSelector(actor, ({ children }) => children.submission);
  const list = useQuery({ ...registrationsQuery(call, category.id), enabled: isOpen });

  const close = () => closeForm(actor, submission, drawDraft(category.id));

  function body() {
    if (isDrawing && phase !== 'registrations') {
      // Another window has already drawn the groups.
      return (
        <DialogNotice close={DRAW.close} onClose={close}>
          {DRAW.over}
        </DialogNotice>
      );
    }
    if (list.data && submission) {
      const entrants = entrantsOf(category.doubleFormat, list.data);
      const unanswered = list.data.flatMap(membersOf).filter(({ person }) => isUnanswered(person));
      return (
        <>
          {unanswered.length > 0 && <p>{unansweredText(unanswered.map(({ person }) => person.name))}</p>}
          <DrawFields
            actor={submission}
            category={category}
            entrants={entrants}
            isAgain={isRedrawing}
            onDismiss={close}
          />
        </>
      );
    }
    if (!list.isLoadingError) return <DrawSkeleton />;
    return <ReadFailure message={DRAW.failed} query={list} />;
  }

  return (
    <Dialog opened={isOpen} title={isRedrawing ? REDRAW.title : DRAW.title} onClose={close}>
      {isOpen && body()}
    </Dialog>
  );
}

function DrawSkeleton() {
  return (
    <Loading label={DRAW.loading}>
      <Bone width={160} />
      <Bone height={48} />
    </Loading>
  );
}
