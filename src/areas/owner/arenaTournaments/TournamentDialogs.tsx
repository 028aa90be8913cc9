import { useSelector } from '@xstate/react';
import type { ArenaTournament } from '#domain/arenaTournaments/arenaTournament.ts';
import { ConfirmDialog } from '../../../shared/command/ConfirmDialog.tsx';
import { Dialog } from '../../../shared/look/layout/Dialog.tsx';
import type { TournamentsActor } from './tournamentActors.ts';
import { TournamentForm } from './TournamentForm.tsx';
import { CANCEL, NEW_TOURNAMENT } from './tournamentTexts.ts';

type TournamentDialogsProps = { actor: TournamentsActor; tournaments: readonly ArenaTournament[] };

/** The form of a new tournament, and the confirmation before one is cancelled. */
export function TournamentDialogs({ actor, tournaments }: TournamentDialogsProps) {
  const submission = useSelector(actor, ({ children }) => children.submission);
  const command = useSelector(actor, ({ children }) => children.command);
  const close = () => {
    // The dialog stays open while the form is being sent; while the picture is cropped, Escape closes only the crop dialog.
    if (submission?.getSnapshot().hasTag('editable')) actor.send({ type: 'dialog.closed' });
  };
  return (
    <>
      <Dialog opened={submission !== undefined} title={NEW_TOURNAMENT.title} onClose={close}>
        {submission && <TournamentForm actor={submission} onDismiss={close} />}
      </Dialog>
      {command && (
        <ConfirmDialog actor={command} title={CANCEL.title} confirm={CANCEL.confirm} decline={CANCEL.decline}>
          {(id) => <Meaning tournament={tournaments.find((tournament) => tournament.id === id)} />}
        </ConfirmDialog>
      )}
    </>
  );
}

function Meaning({ tournament }: { tournament: ArenaTournament | undefined }) {
  return (
    <>
      {tournament && <strong>{tournament.name}. </strong>}
      {CANCEL.meaning}
    </>
  );
}
