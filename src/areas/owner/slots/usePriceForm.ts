import { schemaResolver } from '@mantine/form';
import { shallowEqual, useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { ActorRefFrom } from 'xstate';
import { SlotPriceForm } from '#domain/slots/slot.ts';
import { formSchema } from '#domain/values/text/issues.ts';
import { describeSubmission, type submissionMachine } from '../../../../machines/submission/submission.ts';
import type { FormOf } from '../../../../machines/submission/forms.ts';
import { useDraftForm } from '../../../shared/forms/useDraftForm.ts';

interface PriceFormOptions {
  readonly actor: ActorRefFrom<typeof submissionMachine>;
  readonly draft: string;
  /** The current version of the hour or list that the price belongs to. */
  readonly version: number;
  /** The field's value until the owner types. */
  readonly price: string;
}

const check = schemaResolver(formSchema(SlotPriceForm), { sync: true });
/**
 * A price that another window may change while the owner types: the typed text stays and is sent with the version that
 * the owner saw when they began. Once the server has refused that version, the next attempt sends the current one.
 */
export function usePriceForm({ actor, draft, version, price }: PriceFormOptions) {
  const { isBusy, submitted, refused } = useSelector(actor, describeSubmission, shallowEqual);
  const onSent = useCallback((tell: () => void) => actor.on('form.sent', tell), [actor]);
  const form = useDraftForm({
    name: draft,
    // The version is typed with the price: that of the list which the owner saw. Until then it is empty.
    initialValues: { price, version: '' },
    validate: ({ price: typed }) => check({ price: typed }),
    submitted,
    refused,
    onSent,
  });
  const { values } = form;
  const isTyped = values.version !== '';
  const wasRefused = submitted !== null && 'version' in submitted && submitted.version === values.version;

  return {
    isBusy,
    isTyped,
    /** Another window changed the price since the owner began to type. */
    isStale: isTyped && values.version !== String(version),
    price: values.price,
    field: form.field('price'),
    type: (text: string) => {
      form.set('price', text);
      if (!isTyped) form.set('version', String(version));
    },
    reset: form.drop,
    onSubmit: (send: (priced: FormOf<'allPrices'>) => void) =>
      form.onSubmit((typed) =>
        send({ price: typed.price, version: isTyped && !wasRefused ? typed.version : String(version) }),
      ),
  };
}
