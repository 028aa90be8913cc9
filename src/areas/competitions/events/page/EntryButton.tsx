import { Button, type ButtonProps } from '@mantine/core';
import { useId } from 'react';
import type { Category } from '#domain/events/category.ts';
import type { Entry } from '#domain/events/entry.ts';
import { ENTRY_REASONS } from './categoryTexts.ts';
import classes from './EntryButton.module.css';

type EntryButtonProps = Pick<ButtonProps, 'variant' | 'size'> & {
  label: string;
  category: Category;
  entry: Entry;
  onPress: () => void;
};

/** The button that registers oneself or others for a category. When registration is closed, it says why. */
export function EntryButton({ label, category, entry, onPress, ...looks }: EntryButtonProps) {
  const reason = useId();
  const isOpen = entry === 'open';
  return (
    <div className={classes.entry}>
      {!isOpen && (
        <p className={classes.reason} id={reason}>
          {ENTRY_REASONS[entry]}
        </p>
      )}
      <Button
        {...looks}
        fullWidth
        disabled={!isOpen}
        aria-label={`${label} ${category.category}`}
        {...(!isOpen && { 'aria-describedby': reason })}
        onClick={onPress}
      >
        {label}
      </Button>
    </div>
  );
}
