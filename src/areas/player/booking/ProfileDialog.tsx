import type { ActorRefFrom } from 'xstate';
import type { profileCompletionMachine } from '../../../../machines/booking/profileCompletion.ts';
import { Dialog } from '../../../shared/look/layout/Dialog.tsx';
import { ProfileForm, type ProfileWords } from './ProfileForm.tsx';
import { PROFILE } from './reserve/reserveTexts.ts';

type ProfileDialogProps = { actor: ActorRefFrom<typeof profileCompletionMachine> | undefined; words: ProfileWords };

/** Asks for city, phone and gender when they are missing before a booking or registration. */
export function ProfileDialog({ actor, words }: ProfileDialogProps) {
  return (
    <Dialog
      opened={actor !== undefined}
      title={PROFILE.title}
      onClose={() => actor?.send({ type: 'profile.dismissed' })}
    >
      {actor && <ProfileForm actor={actor} words={words} />}
    </Dialog>
  );
}
