import { shallowEqual, useSelector } from '@xstate/react';
import type { Event } from '../../../../../domain/events/event.ts';
import { describeCategoryCreation } from '../../../../../machines/events/categoryCreation.ts';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import type { CategoriesActor } from './categoryActors.ts';
import { CategoryFields } from './CategoryFields.tsx';
import { categoryDraft } from './categoryForm.ts';
import { NEW_CATEGORY } from './categoryFormTexts.ts';
import { closeForm } from '../../../../shared/submission/closeForm.ts';

export function CategoryDialog({ actor, event }: { actor: CategoriesActor; event: Event }) {
  const { isCreating } = useSelector(actor, describeCategoryCreation, shallowEqual);
  const submission = useSelector(actor, ({ children }) => children.submission);

  const close = () => closeForm(actor, submission, categoryDraft(event.id));

  return (
    <Dialog opened={isCreating} title={NEW_CATEGORY.title} onClose={close}>
      {isCreating && submission && <CategoryFields actor={submission} event={event} onDismiss={close} />}
    </Dialog>
  );
}
