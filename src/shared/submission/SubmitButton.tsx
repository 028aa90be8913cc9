import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRef, Snapshot } from 'xstate';
import { WaitButton } from '../look/states/WaitButton.tsx';

interface FormSnapshot {
  hasTag(tag: 'busy' | 'slow'): boolean;
}

/** The chart of any form, as its button knows it. */
type FormActor = Pick<
  ActorRef<Snapshot<unknown> & FormSnapshot, { type: 'wait.abandoned' }>,
  'send' | 'getSnapshot' | 'subscribe'
>;

type SubmitButtonProps = { actor: FormActor; className?: string; disabled?: boolean; children: ReactNode };

/** Sends a form, and is the way out when no answer comes. */
export function SubmitButton({ actor, ...props }: SubmitButtonProps) {
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isSlow = useSelector(actor, (snapshot) => snapshot.hasTag('slow'));
  return (
    <WaitButton
      {...props}
      type="submit"
      isBusy={isBusy}
      isSlow={isSlow}
      onStop={() => actor.send({ type: 'wait.abandoned' })}
    />
  );
}
