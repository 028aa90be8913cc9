import { TextInput } from '@mantine/core';
import type { ActorRefFrom } from 'xstate';
import type { Product } from '#domain/products/product.ts';
import type { submissionMachine } from '../../../../machines/submission/submission.ts';
import fields from '../../../shared/forms/Fields.module.css';
import { MoneyField } from '../../../shared/forms/MoneyField.tsx';
import { FormActions } from '../../../shared/submission/FormActions.tsx';
import { submit } from '../../../shared/submission/submit.ts';
import { useSubmissionForm } from '../../../shared/submission/useSubmissionForm.ts';
import { NEW_PRODUCT, productDraft, productFaults, stockTyped, typedProduct } from './productForm.ts';
import { PRODUCT_FORM } from './productTexts.ts';

type ProductFieldsProps = {
  actor: ActorRefFrom<typeof submissionMachine>;
  /** The product as it is now; absent for a new one. */
  product: Product | undefined;
  onDismiss: () => void;
};

export function ProductFields({ actor, product, onDismiss }: ProductFieldsProps) {
  const form = useSubmissionForm({
    actor,
    name: productDraft(product?.id),
    initialValues: product ? typedProduct(product) : NEW_PRODUCT,
    validate: productFaults,
  });
  return (
    <form
      noValidate
      className={fields.fields}
      aria-label={product ? PRODUCT_FORM.editTitle : PRODUCT_FORM.newTitle}
      onSubmit={form.onSubmit((typed) =>
        product
          ? submit(actor, 'product', { ...typed, id: product.id, version: product.version })
          : submit(actor, 'newProduct', typed),
      )}
    >
      <TextInput
        {...form.field('name')}
        label={PRODUCT_FORM.name}
        placeholder={PRODUCT_FORM.namePlaceholder}
        autoComplete="off"
        data-autofocus
      />
      <MoneyField
        {...form.field('price')}
        label={PRODUCT_FORM.price}
        description={product && PRODUCT_FORM.priceHint}
        value={form.values.price}
        onText={(text) => form.set('price', text)}
      />
      <TextInput
        {...form.field('stock')}
        label={PRODUCT_FORM.stock}
        description={PRODUCT_FORM.stockHint}
        inputMode="numeric"
        autoComplete="off"
        onChange={({ currentTarget }) => form.set('stock', stockTyped(currentTarget.value))}
      />
      <FormActions actor={actor} dismiss={PRODUCT_FORM.dismiss} onDismiss={onDismiss}>
        {product ? PRODUCT_FORM.save : PRODUCT_FORM.create}
      </FormActions>
    </form>
  );
}
