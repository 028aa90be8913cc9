import { Button } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useRef } from 'react';
import classes from './CopyCode.module.css';
import { PAYMENT } from './paymentTexts.ts';

type CopyCodeProps = { code: string; isCopied: boolean; onCopied: () => void };

/** The 'copia e cola' of a PIX: a copy button, and the code itself for copying by hand. */
export function CopyCode({ code, isCopied, onCopied }: CopyCodeProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div className={classes.copy}>
      <Button
        size="lg"
        fullWidth
        data-autofocus
        leftSection={isCopied ? <IconCheck size={20} stroke={2.5} /> : <IconCopy size={20} stroke={1.75} />}
        onClick={() => void copy(code, field.current).then((isDone) => isDone && onCopied())}
      >
        {isCopied ? PAYMENT.copied : PAYMENT.copy}
      </Button>
      <input
        ref={field}
        className={classes.code}
        value={code}
        readOnly
        aria-label={PAYMENT.codeLabel}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  );
}

/** Browsers offer no clipboard API on plain-http pages; there the selected field is copied with `execCommand`. */
async function copy(code: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(code);
    return true;
  } catch {
    field?.select();
    return document.execCommand('copy');
  }
}
