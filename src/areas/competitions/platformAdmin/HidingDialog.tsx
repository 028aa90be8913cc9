import { Textarea } from '@mantine/core';
import { schemaResolver } from '@mantine/form';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { Hiding, type ListedArena } from '#domain/publication/publication.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import { describePlatformAdmin } from '../../../../machines/platformAdmin/platformAdmin.ts';
import type { submissionMachine } from '../../../../machines/submission/submission.ts';
import { Dialog } from '../../../shared/look/layout/Dialog.tsx';
import { closeForm } from '../../../shared/submission/closeForm.ts';
import { FormActions } from '../../../shared/submission/FormActions.tsx';
import { submit } from '../../../shared/submission/submit.ts';
import { useSubmissionForm } from '../../../shared/submission/useSubmissionForm.ts';
import { HIDING, hidingText } from './listedTexts.ts';
import { hidingDraft, type PlatformAdminActor } from './platformAdminActors.ts';
import fields from '../../../shared/forms/Fields.module.css';

type HidingDialogProps = { actor: PlatformAdminActor; arenas: readonly ListedArena[] };

/** Asks an admin why they hide an arena. */
export function HidingDialog({ actor, arenas }: HidingDialogProps) {
  const hiding = useSelector(actor, (snapshot) => describePlatformAdmin(snapshot).hiding);
  const submission = useSelector(actor, ({ children }) => children.submission);
  const close = () => closeForm(actor, submission, hidingDraft(hiding));
  const name = arenas.find(({ id }) => id === hiding)?.name ?? '';
  return (
    <Dialog opened={hiding !== ''} title={HIDING.title} onClose={close}>
      {submission && <HidingFields actor={submission} id={hiding} name={name} onDismiss={close} />}
    </Dialog>
  );
}

type HidingFieldsProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  id: string;
  name: string;
  onDismiss: () => void;
};

const validate = schemaResolver(formSchema(Hiding), { sync: true });

function HidingFields({ actor, id, name, onDismiss }: HidingFieldsProps) {
  const form = useSubmissionForm({ actor, name: hidingDraft(id), initialValues: { reason: '' }, validate });
  return (
    <form
      noValidate
      className={fields.fields}
      aria-label={HIDING.title}
      onSubmit={form.onSubmit((typed) => submit(actor, 'arenaHiding', { ...typed, id }))}
    >
      <p>{hidingText(name)}</p>
      <Textarea
        {...form.field('reason')}
        label={HIDING.reason}
        description={HIDING.reasonHint}
        maxLength={200}
        rows={3}
        data-autofocus
      />
      <FormActions actor={actor} dismiss={HIDING.dismiss} onDismiss={onDismiss} isGrave>
        {HIDING.confirm}
      </FormActions>
    </form>
  );
}
