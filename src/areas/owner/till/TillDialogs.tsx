import { shallowEqual, useSelector } from '@xstate/react';
import { describeTill } from '../../../../machines/till/till.ts';
import { Dialog } from '../../../shared/look/layout/Dialog.tsx';
import { closeForm } from '../../../shared/submission/closeForm.ts';
import { DrawerFields } from './DrawerFields.tsx';
import { StartFields } from './StartFields.tsx';
import { draftOf, type TillActor } from './tillActors.ts';
import { DRAWER, START } from './tillTexts.ts';

/** The form that opens the till, and the one for cash put into it or taken out. */
export function TillDialogs({ actor }: { actor: TillActor }) {
  const { form, subject } = useSelector(actor, describeTill, shallowEqual);
  const submission = useSelector(actor, ({ children }) => children.submission);
  const close = () => closeForm(actor, submission, draftOf(form ?? 'newTill', subject));
  const move = form === 'cashIn' || form === 'cashOut' ? form : null;
  return (
    <>
      <Dialog opened={form === 'newTill'} title={START.title} onClose={close}>
        {form === 'newTill' && submission && <StartFields actor={submission} onDismiss={close} />}
      </Dialog>
      <Dialog opened={move !== null} title={move && DRAWER[move].title} onClose={close}>
        {move && submission && (
          <DrawerFields key={move} name={move} id={subject} actor={submission} onDismiss={close} />
        )}
      </Dialog>
    </>
  );
}
