import { type FormErrors, useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldErrors } from '../../../domain/validation/issues.ts';
import { readDraft, writeDraft } from './draft.ts';
import { focusField } from './focusField.ts';
import { useTheirs } from './useTheirs.ts';

interface DraftFormOptions<V> {
  /** Under which the draft is kept; the same form elsewhere goes on where this one was left. */
  readonly name: string;
  /** What is saved, in the order of the fields on screen; it may change while the form is open. */
  readonly initialValues: V;
  readonly validate: (values: V) => FormErrors;
  /** What the chart sent last, and what the server refused of it, by field. */
  readonly submitted: object | null;
  readonly refused: FieldErrors;
}

/**
 * A flat form of texts: what is typed survives a reload where it differs from `initialValues`, and a field that the server refused says so until it is
 * changed. The first field that is wrong gets the focus.
 */
export function useDraftForm<V extends Record<string, string>>(options: DraftFormOptions<V>) {
  const { name, initialValues, validate, submitted, refused } = options;
  const [begun] = useState((): V => Object.assign({}, initialValues, known(readDraft(name), initialValues)));
  const form = useForm<V>({
    initialValues: begun,
    validate,
    onValuesChange: (values) => writeDraft(name, changed(values, initialValues)),
  });

  const theirs = useTheirs(initialValues, form.values, (field, value) => form.getInputProps(field).onChange(value));

  const onRefused = useEffectEvent(leadToFirst);
  useEffect(() => onRefused(refused), [refused]);

  function leadToFirst(errors: object): void {
    const first = Object.keys(initialValues).find((field) => Object.hasOwn(errors, field));
    if (first !== undefined) focusField(form.getInputNode(first));
  }

  function refusalOf(field: keyof V & string): string | undefined {
    return refused[field] !== undefined && valueOf(submitted, field) === form.values[field]
      ? refused[field]
      : undefined;
  }

  return {
    values: form.values,
    set: (field: keyof V & string, value: string) => form.getInputProps(field).onChange(value),
    /** What another window saved there since, in place of what was typed. */
    theirs,
    /** The properties of a field's input. */
    field: (field: keyof V & string) => ({
      ...form.getInputProps(field),
      error: form.errors[field] ?? refusalOf(field),
      name: field,
    }),
    /** Submits when all is well, else leads to the first field that is wrong. */
    onSubmit: (submit: (values: V) => void) => form.onSubmit(submit, leadToFirst),
  };
}

/** What stays as it was is not kept: another device may have changed it before the page is opened again. */
function changed(values: Record<string, string>, initialValues: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== initialValues[field]));
}

function known(draft: Record<string, string>, fields: object): Record<string, string> {
  return Object.fromEntries(Object.entries(draft).filter(([field]) => Object.hasOwn(fields, field)));
}

function valueOf(form: object | null, field: string): unknown {
  return form && Reflect.get(form, field);
}
