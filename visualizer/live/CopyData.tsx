import { IconCopy } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './Context.module.css';
import { useTexts } from '../texts/useTexts.ts';

/** Copies plain data as the JSON that the editors of events read. */
export function CopyData({ value }: { readonly value: unknown }) {
  const texts = useTexts();
  const [copied, setCopied] = useState('');
  const text = JSON.stringify(value, null, 2);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(''),
    );
  return (
    <button type="button" className={classes.copy} onClick={() => void copy()}>
      <IconCopy size={15} stroke={1.75} aria-hidden />
      {copied === text ? texts.copied : texts.data.copy}
    </button>
  );
}
