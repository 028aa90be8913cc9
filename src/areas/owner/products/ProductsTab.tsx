import { ActionIcon, Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { Product } from '#domain/products/product.ts';
import { formatReais } from '#domain/values/money.ts';
import { KeptListDialogs } from '../../../shared/command/KeptListDialogs.tsx';
import { EmptyState } from '../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../shared/look/states/ReadFailure.tsx';
import { Bone, Loading } from '../../../shared/look/states/Skeletons.tsx';
import { useApp, useChart } from '../../../shared/runtime/AppContext.tsx';
import { type ProductsActor, provideProducts } from './productActors.ts';
import { ProductFields } from './ProductFields.tsx';
import { productDraft } from './productForm.ts';
import { productsQuery } from './productQueries.ts';
import { editName, PRODUCT_FORM, PRODUCTS, RETIRE, retireName, retireText, stockText } from './productTexts.ts';
import classes from './Products.module.css';

/** What the arena sells beside hours, for whoever writes its prices. */
export function ProductsTab() {
  const { call } = useApp();
  const read = useQuery(productsQuery(call));
  const actor = useChart(provideProducts, { input: undefined });
  const create = (
    <Button leftSection={<IconPlus size={18} stroke={2} />} onClick={() => actor.send({ type: 'create.requested' })}>
      {PRODUCTS.create}
    </Button>
  );
  if (read.isLoadingError) return <ReadFailure message={PRODUCTS.failed} query={read} />;
  if (!read.data) {
    return (
      <Loading label={PRODUCTS.loading}>
        <Bone height={240} />
      </Loading>
    );
  }
  return (
    <>
      {read.data.length === 0 ? (
        <EmptyState title={PRODUCTS.none} action={create}>
          {PRODUCTS.noneHint}
        </EmptyState>
      ) : (
        <>
          <div className={classes.bar}>
            <p className={classes.lead}>{PRODUCTS.lead}</p>
            {create}
          </div>
          <ul className={classes.rows} aria-label={PRODUCTS.list}>
            {read.data.map((product) => (
              <Row key={product.id} product={product} actor={actor} />
            ))}
          </ul>
        </>
      )}
      <KeptListDialogs
        actor={actor}
        things={read.data}
        texts={PRODUCT_FORM}
        deletion={RETIRE}
        deletionText={retireText}
        draftOf={productDraft}
      >
        {({ thing, ...form }) => <ProductFields {...form} product={thing} />}
      </KeptListDialogs>
    </>
  );
}

function Row({ product, actor }: { product: Product; actor: ProductsActor }) {
  const { id, name, price } = product;
  return (
    <li className={classes.row}>
      <span className={classes.name}>
        <b>{name}</b>
        <span className={classes.detail}>{stockText(product)}</span>
      </span>
      <span className={classes.value}>{formatReais(price)}</span>
      <span className={classes.actions}>
        <ActionIcon aria-label={editName(product)} onClick={() => actor.send({ type: 'edit.requested', id })}>
          <IconPencil size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
        <ActionIcon
          color="coral"
          aria-label={retireName(product)}
          onClick={() => actor.send({ type: 'delete.requested', id })}
        >
          <IconTrash size={20} stroke={1.75} aria-hidden />
        </ActionIcon>
      </span>
    </li>
  );
}
