import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { CART } from './cartTexts.ts';

type EmptyCartProps = { title: string; hint?: ReactNode; onClose: () => void };

/** What was on the list is gone: paid, given up, or taken along by another window. */
export function EmptyCart({ title, hint, onClose }: EmptyCartProps) {
  return (
    <EmptyState
      title={title}
      action={
        <Button size="lg" onClick={onClose}>
          {CART.close}
        </Button>
      }
    >
      {hint}
    </EmptyState>
  );
}
