import { type FormErrors, useForm } from '@mantine/form';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldErrors } from '../../../domain/validation/issues.ts';
import { readDraft, writeDraft } from './draft.ts';
import { focusField } from './focusField.ts';
import { useTheirs } from './useTheirs.ts';

export interface DraftFormOptions<V> {
  /** The draft's key; another form with the same name continues this draft. */
  readonly name: string;
  /** The saved values, in the order of the fields on screen; they may change while the form is open. */
  readonly initialValues: V;
  readonly validate: (values: V) => FormErrors;
  /** What the chart sent last; `refused` holds the server's errors for it, by field. */
  readonly submitted: object | null;
  readonly refused: FieldErrors;
}

/**
 * A flat form of texts. Values that differ from `initialValues` survive a reload. A field that the server refused shows
 * the error until it is changed. The first invalid field gets the focus.
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
    /** What another window has saved meanwhile, where it differs from the typed value. */
    theirs,
    /** The props of a field's input. */
    field: (field: keyof V & string) => ({
      ...form.getInputProps(field),
      error: form.errors[field] ?? refusalOf(field),
      name: field,
    }),
    /** Submits a valid form, else focuses the first invalid field. */
    onSubmit: (submit: (values: V) => void) => form.onSubmit(submit, leadToFirst),
  };
}

/** Keeps only changed values: another device may have changed the others before the page is opened again. */
function changed(values: Record<string, string>, initialValues: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([field, value]) => value !== initialValues[field]));
}

function known(draft: Record<string, string>, fields: object): Record<string, string> {
  return Object.fromEntries(Object.entries(draft).filter(([field]) => Object.hasOwn(fields, field)));
}

function valueOf(form: object | null, field: string): unknown {
  return form && Reflect.get(form, field);
}
