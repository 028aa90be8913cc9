import { shallowEqual, useSelector } from '@xstate/react';
import type { Category } from '#domain/events/category.ts';
import type { Event } from '#domain/events/event.ts';
import { describeCategoryCreation } from '../../../../../machines/events/categoryCreation.ts';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import type { CategoriesActor } from './categoryActors.ts';
import { CategoryFields } from './CategoryFields.tsx';
import { categoryDraft, editDraft } from './categoryForm.ts';
import { EDIT_CATEGORY } from './editTexts.ts';
import { NEW_CATEGORY } from './categoryFormTexts.ts';
import { closeForm } from '../../../../shared/submission/closeForm.ts';

type CategoryDialogProps = { actor: CategoriesActor; event: Event; categories: readonly Category[] };

export function CategoryDialog({ actor, event, categories }: CategoryDialogProps) {
  const { isCreating, editing } = useSelector(actor, describeCategoryCreation, shallowEqual);
  const submission = useSelector(actor, ({ children }) => children.submission);

  const category = categories.find(({ id }) => id === editing);
  const draft = category ? editDraft(category.id) : categoryDraft(event.id);
  const close = () => closeForm(actor, submission, draft);

  return (
    <Dialog
      opened={isCreating || category !== undefined}
      title={category ? EDIT_CATEGORY.title : NEW_CATEGORY.title}
      onClose={close}
    >
      {(isCreating || category) && submission && (
        <CategoryFields key={editing} actor={submission} event={event} category={category} onDismiss={close} />
      )}
    </Dialog>
  );
}
