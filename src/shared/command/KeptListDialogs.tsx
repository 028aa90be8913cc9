import { shallowEqual, useSelector } from '@xstate/react';
import { Fragment, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { describeKeptList, type KeptListMachine } from '../../../machines/keptList.ts';
import type { submissionMachine } from '../../../machines/submission/submission.ts';
import { Dialog } from '../look/layout/Dialog.tsx';
import { DialogNotice } from '../look/states/DialogNotice.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { closeForm } from '../submission/closeForm.ts';

interface KeptListTexts {
  readonly newTitle: string;
  readonly editTitle: string;
  /** Shown when another window deleted the item that is being changed. */
  readonly gone: string;
  readonly close: string;
}

interface FieldsProps<T> {
  readonly actor: ActorRefFrom<typeof submissionMachine>;
  /** The item as it is now; absent for a new one. */
  readonly thing: T | undefined;
  readonly onDismiss: () => void;
}

type KeptListDialogsProps<T> = {
  actor: ActorRefFrom<KeptListMachine>;
  things: readonly T[];
  texts: KeptListTexts;
  deletion: { readonly title: string; readonly confirm: string; readonly decline: string };
  /** Describes the consequences of the deletion. */
  deletionText: (thing: T | undefined) => string;
  /** The key of a form's draft; each item has its own. */
  draftOf: (id: string | undefined) => string;
  children: (props: FieldsProps<T>) => ReactNode;
};

/** The form of a new or an existing item of a list, and the confirmation before one is deleted. */
export function KeptListDialogs<T extends { readonly id: string }>(props: KeptListDialogsProps<T>) {
  const { actor, things, texts, deletion, deletionText, draftOf, children: fields } = props;
  const { isCreating, editing } = useSelector(actor, describeKeptList, shallowEqual);
  const submission = useSelector(actor, ({ children }) => children.submission);
  const command = useSelector(actor, ({ children }) => children.command);
  const known = (id: string) => things.find((thing) => thing.id === id);
  const thing = known(editing);

  const close = () => closeForm(actor, submission, draftOf(editing || undefined));

  return (
    <>
      <Dialog opened={isCreating} title={texts.newTitle} onClose={close}>
        {isCreating && submission && fields({ actor: submission, thing: undefined, onDismiss: close })}
      </Dialog>
      <Dialog opened={editing !== ''} title={texts.editTitle} onClose={close}>
        {thing && submission && (
          <Fragment key={editing}>{fields({ actor: submission, thing, onDismiss: close })}</Fragment>
        )}
        {!thing && (
          <DialogNotice close={texts.close} onClose={close}>
            {texts.gone}
          </DialogNotice>
        )}
      </Dialog>
      {command && (
        <ConfirmDialog actor={command} {...deletion}>
          {(id) => deletionText(known(id))}
        </ConfirmDialog>
      )}
    </>
  );
}
