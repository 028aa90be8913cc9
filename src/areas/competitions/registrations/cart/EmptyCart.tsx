import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { CART } from './cartTexts.ts';

type EmptyCartProps = { title: string; hint?: ReactNode; onClose: () => void };

/** Shown when the list became empty: its items were paid, given up, or handled in another window. */
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
