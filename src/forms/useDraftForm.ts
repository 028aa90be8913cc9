import { type FormErrors, useForm } from '@mantine/form';
import { useState } from 'react';
import type { FieldErrors } from '../../domain/validation/issues.ts';
import { readDraft, writeDraft } from './draft.ts';

interface DraftFormOptions<V> {
  /** Under which the draft is kept; the same form elsewhere goes on where this one was left. */
  readonly name: string;
  readonly initialValues: V;
  readonly validate: (values: V) => FormErrors;
  /** What the chart sent last, and what the server refused of it, by field. */
  readonly submitted: object | null;
  readonly refused: FieldErrors;
}

/**
 * A flat form of texts: what is typed survives a reload, and a field that the server refused says so until it is
 * changed. The first field that is wrong gets the focus.
 */
export function useDraftForm<V extends Record<string, string>>(options: DraftFormOptions<V>) {
  const { name, initialValues, validate, submitted, refused } = options;
  const [begun] = useState(() => ({ ...initialValues, ...pick(readDraft(name), initialValues) }));
  const form = useForm<V>({
    initialValues: begun,
    validate,
    onValuesChange: (values) => writeDraft(name, values),
  });

  function refusalOf(field: keyof V & string): string | undefined {
    return refused[field] !== undefined && valueOf(submitted, field) === form.values[field]
      ? refused[field]
      : undefined;
  }

  return {
    values: form.values,
    set: (field: keyof V & string, value: string) => form.setValues({ [field]: value } as Partial<V>),
    /** The properties of a field's input. */
    field: (field: keyof V & string) => ({
      ...form.getInputProps(field),
      error: form.errors[field] ?? refusalOf(field),
      name: field,
    }),
    /** Submits when all is well, else leads to the first field that is wrong. */
    onSubmit: (submit: (values: V) => void) =>
      form.onSubmit(submit, (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus()),
    forget: form.reset,
  };
}

function pick<V extends Record<string, string>>(draft: Record<string, string>, known: V): Partial<V> {
  return Object.fromEntries(Object.entries(draft).filter(([field]) => field in known)) as Partial<V>;
}

function valueOf(form: object | null, field: string): unknown {
  return form && Reflect.get(form, field);
}
