import { type FormErrors, useForm } from '@mantine/form';
import { useSelector } from '@xstate/react';
import { type FormEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldErrors } from '#domain/values/text/issues.ts';
import { describeDraft } from '../../../machines/submission/draft.ts';
import { useChart } from '../runtime/AppContext.tsx';
import { readDraft } from './draft.ts';
import { type OnSent, provideDraft } from './draftActors.ts';
import { focusField } from './focusField.ts';

export interface DraftFormOptions<V> {
  /** The draft's key; another form with the same name continues this draft. */
  readonly name: string;
  /** The saved values, in the order of the fields on screen; they may change while the form is open. */
  readonly initialValues: V;
  readonly validate: (values: V) => FormErrors;
  /** What the chart sent last; `refused` holds the server's errors for it, by field. */
  readonly submitted: object | null;
  readonly refused: FieldErrors;
  /** For a form that stays open and drops what was typed once it is sent. */
  readonly onSent?: OnSent;
}

/**
 * A flat form of texts. What is typed survives a reload, and an untouched field follows what is saved. A field that the
 * server refused shows the error until it is changed. The first invalid field gets the focus.
 */
export function useDraftForm<V extends Record<string, string>>(options: DraftFormOptions<V>) {
  const { name, initialValues, validate, submitted, refused, onSent } = options;
  const provide = useCallback(() => provideDraft(name, onSent), [name, onSent]);
  const [input] = useState(() => ({ saved: initialValues, kept: readDraft(name) }));
  const actor = useChart(provide, { input });
  const { values: texts, theirs } = useSelector(actor, describeDraft);
  const values: V = Object.assign({}, initialValues, texts);
  // The errors alone: the texts are the chart's.
  const form = useForm<V>({ initialValues });
  const sent = useRef<HTMLFormElement>(null);

  // The values are another object at each render: their text says whether they are others.
  const onRead = useEffectEvent((_text: string) => actor.send({ type: 'saved.read', saved: initialValues }));
  const saved = JSON.stringify(initialValues);
  useEffect(() => onRead(saved), [saved]);

  const onRefused = useEffectEvent(leadToFirst);
  useEffect(() => onRefused(refused), [refused]);

  function leadToFirst(errors: object): void {
    const first = Object.keys(initialValues).find((field) => Object.hasOwn(errors, field));
    // Of this form: the page behind a dialog may have a field of the same name.
    const within = sent.current ?? document;
    if (first !== undefined) focusField(within.querySelector<HTMLElement>(`[data-path="${first}"]`));
  }

  function refusalOf(field: keyof V & string): string | undefined {
    return refused[field] !== undefined && valueOf(submitted, field) === values[field] ? refused[field] : undefined;
  }

  function setAll(texts: Readonly<Record<string, string>>): void {
    for (const field of Object.keys(texts)) form.clearFieldError(field);
    actor.send({ type: 'fields.typed', texts });
  }

  function set(field: keyof V & string, text: string): void {
    setAll({ [field]: text });
  }

  return {
    values,
    set,
    /** Sets several fields at once. */
    setAll,
    /** Drops what is typed, for what is saved. */
    drop: () => actor.send({ type: 'draft.dropped' }),
    /** What another window has saved meanwhile, where it differs from the typed value. */
    theirs: (field: keyof V & string): string | undefined => theirs[field],
    /** The props of a field's input. */
    field: (field: keyof V & string) => ({
      ...form.getInputProps(field),
      value: values[field],
      onChange: (typed: Typed) => set(field, typeof typed === 'string' ? typed : typed.currentTarget.value),
      error: form.errors[field] ?? refusalOf(field),
      name: field,
    }),
    /** Submits a valid form, else focuses the first invalid field. */
    onSubmit: (submit: (values: V) => void) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      sent.current = event.currentTarget;
      const errors = validate(values);
      form.setErrors(errors);
      if (Object.keys(errors).length > 0) leadToFirst(errors);
      else submit(values);
    },
  };
}

/** What an input hands over: its text, or the event that has it. */
type Typed = string | { readonly currentTarget: { readonly value: string } };

function valueOf(form: object | null, field: string): unknown {
  return form && Reflect.get(form, field);
}
