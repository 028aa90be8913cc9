import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRef, Snapshot } from 'xstate';
import { WaitButton } from '../look/states/WaitButton.tsx';

interface FormSnapshot {
  hasTag(tag: 'busy' | 'slow'): boolean;
}

/** The part of a form's chart that its button needs. */
export type FormActor = Pick<
  ActorRef<Snapshot<unknown> & FormSnapshot, { type: 'wait.abandoned' }>,
  'send' | 'getSnapshot' | 'subscribe'
>;

type SubmitButtonProps = {
  actor: FormActor;
  className?: string;
  disabled?: boolean;
  color?: 'mar' | 'coral';
  children: ReactNode;
};

/** Submits a form; when the reply takes long, it becomes a button that stops waiting. */
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
