import { Button, TextInput } from '@mantine/core';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Category } from '../../../../../domain/events/category.ts';
import { describeSubmission, type submissionMachine } from '../../../../../machines/submission/submission.ts';
import { useDraftForm } from '../../../../shared/forms/useDraftForm.ts';
import { DialogActions } from '../../../../shared/look/layout/DialogActions.tsx';
import { SubmitButton } from '../../../../shared/submission/SubmitButton.tsx';
import classes from './DrawFields.module.css';
import { drawDraft, drawFaults, groupsTyped, suggestedDraw } from './drawForm.ts';
import { DRAW, REDRAW, sizesText } from './groupTexts.ts';

type DrawFieldsProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  category: Category;
  /** How many pairs or teams are drawn. */
  entrants: number;
  /** Groups that are there are undone. */
  isAgain: boolean;
  onDismiss: () => void;
};

/** The number of groups, and what it comes to. */
export function DrawFields({ actor, category, entrants, isAgain, onDismiss }: DrawFieldsProps) {
  const { isBusy, submitted, refused } = useSelector(actor, describeSubmission, shallowEqual);
  const form = useDraftForm({
    name: drawDraft(category.id),
    initialValues: suggestedDraw(entrants),
    validate: drawFaults,
    submitted,
    refused,
  });
  const words = isAgain ? REDRAW : DRAW;
  return (
    <form
      noValidate
      className={classes.fields}
      aria-label={words.title}
      onSubmit={form.onSubmit((typed) => actor.send({ type: 'form.submitted', form: { id: category.id, ...typed } }))}
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
      <DialogActions>
        <Button variant="default" size="lg" disabled={isBusy} onClick={onDismiss}>
          {DRAW.dismiss}
        </Button>
        <SubmitButton actor={actor}>{words.confirm}</SubmitButton>
      </DialogActions>
    </form>
  );
}
