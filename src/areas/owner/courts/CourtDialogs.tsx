import type { Court } from '#domain/courts/court.ts';
import { KeptListDialogs } from '../../../shared/command/KeptListDialogs.tsx';
import type { CourtsActor } from './courtActors.ts';
import { CourtFields } from './CourtFields.tsx';
import { courtDraft } from './courtForm.ts';
import { COURT_FORM, DELETE_COURT, deleteText } from './courtTexts.ts';

type CourtDialogsProps = { actor: CourtsActor; courts: readonly Court[] };

export function CourtDialogs({ actor, courts }: CourtDialogsProps) {
  return (
    <KeptListDialogs
      actor={actor}
      things={courts}
      texts={COURT_FORM}
      deletion={DELETE_COURT}
      deletionText={(court) => deleteText(court?.name)}
      draftOf={courtDraft}
    >
      {({ thing, ...form }) => <CourtFields {...form} court={thing} />}
    </KeptListDialogs>
  );
}
