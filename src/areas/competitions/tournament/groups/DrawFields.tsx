import { TextInput } from '@mantine/core';
import type { ActorRefFrom } from 'xstate';
import type { Category } from '#domain/events/category.ts';
import type { submissionMachine } from '../../../../../machines/submission/submission.ts';
import { useSubmissionForm } from '../../../../shared/submission/useSubmissionForm.ts';
import { FormActions } from '../../../../shared/submission/FormActions.tsx';
import classes from './DrawFields.module.css';
import { drawDraft, drawFaults, groupsTyped, suggestedDraw } from './drawForm.ts';
import { submit } from '../../../../shared/submission/submit.ts';
import { DRAW, REDRAW, sizesText } from './groupTexts.ts';

type DrawFieldsProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  category: Category;
  /** How many pairs or teams are drawn. */
  entrants: number;
  /** The draw replaces existing groups. */
  isAgain: boolean;
  onDismiss: () => void;
};

/** The number of groups, and the group sizes that follow from it. */
export function DrawFields({ actor, category, entrants, isAgain, onDismiss }: DrawFieldsProps) {
  const form = useSubmissionForm({
    actor,
    name: drawDraft(category.id),
    initialValues: suggestedDraw(entrants),
    validate: drawFaults,
  });
  const words = isAgain ? REDRAW : DRAW;
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={words.title}
      onSubmit={form.onSubmit((typed) =>
        submit(actor, isAgain ? 'redrawGroups' : 'drawGroups', { id: category.id, ...typed }),
      )}
    >
      <TextInput
        {...form.field('numberOfGroups')}
        label={DRAW.number}
        description={sizesText(category.doubleFormat, entrants, Number(form.values.numberOfGroups))}
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
        onChange={({ currentTarget }) => form.set('numberOfGroups', groupsTyped(currentTarget.value))}
      />
      <p className={classes.note}>{words.consequence}</p>
      <FormActions actor={actor} dismiss={DRAW.dismiss} onDismiss={onDismiss}>
        {words.confirm}
      </FormActions>
    </form>
  );
}
