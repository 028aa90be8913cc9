import { schemaResolver } from '@mantine/form';
import { shallowEqual, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { SlotPriceForm } from '../../../../domain/slots/slot.ts';
import { formSchema } from '../../../../domain/validation/issues.ts';
import { describeSubmission, type submissionMachine } from '../../../../machines/submission/submission.ts';
import { clearDraft } from '../../../shared/forms/draft.ts';
import { useDraftForm } from '../../../shared/forms/useDraftForm.ts';

interface PriceFormOptions {
  readonly actor: ActorRefFrom<typeof submissionMachine>;
  readonly draft: string;
  /** Of what the price is for, as the list has it now. */
  readonly version: number;
  /** What stands in the field until something is typed. */
  readonly price: string;
}

const check = schemaResolver(formSchema(SlotPriceForm), { sync: true });
/** Nothing is typed as long as no version is. */
const UNTOUCHED = { price: '', version: '' };

/**
 * A price over a list that may change under it: what is typed stays, and goes with the version that its typist saw when
 * they began. Once that version was refused they have seen the new one, and may save over it.
 */
export function usePriceForm({ actor, draft, version, price }: PriceFormOptions) {
  const { isBusy, submitted, refused } = useSelector(actor, describeSubmission, shallowEqual);
  const textOf = (typed: typeof UNTOUCHED) => (typed.version === '' ? price : typed.price);
  const form = useDraftForm({
    name: draft,
    initialValues: UNTOUCHED,
    validate: (typed) => check({ price: textOf(typed) }),
    submitted,
    refused,
  });
  const { values } = form;
  const isTyped = values.version !== '';
  const wasRefused = submitted !== null && 'version' in submitted && submitted.version === values.version;

  function reset() {
    form.set('price', '');
    form.set('version', '');
    clearDraft(draft);
  }
  const onSent = useEffectEvent(reset);
  useEffect(() => {
    const sent = actor.on('form.sent', () => onSent());
    return () => sent.unsubscribe();
  }, [actor]);

  return {
    isBusy,
    isTyped,
    /** Somebody changed it elsewhere since this began to be typed. */
    isStale: isTyped && values.version !== String(version),
    field: { ...form.field('price'), value: textOf(values) },
    type: (text: string) => {
      form.set('price', text);
      if (!isTyped) form.set('version', String(version));
    },
    reset,
    /** @param more what else the form says */
    onSubmit: (more: object = {}) =>
      form.onSubmit((typed) => {
        const seen = isTyped && !wasRefused ? typed.version : String(version);
        actor.send({ type: 'form.submitted', form: { ...more, price: textOf(typed), version: seen } });
      }),
  };
}
