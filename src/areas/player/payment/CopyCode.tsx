import { Button } from '@mantine/core';
import { IconCheck, IconClick, IconCopy } from '@tabler/icons-react';
import { useRef } from 'react';
import { copyText } from '../../../shared/command/copyText.ts';
import classes from './CopyCode.module.css';
import { PAYMENT } from './paymentTexts.ts';

/** `selected`: the browser could not copy, or did not say so, and the person has to. */
export type CopyState = 'offered' | 'selected' | 'copied';

type CopyCodeProps = { code: string; copy: CopyState; onCopied: () => void; onSelected: () => void };

const LOOKS = {
  offered: { icon: <IconCopy size={20} stroke={1.75} />, text: PAYMENT.copy },
  selected: { icon: <IconClick size={20} stroke={1.75} />, text: PAYMENT.selected },
  copied: { icon: <IconCheck size={20} stroke={2.5} />, text: PAYMENT.copied },
} as const;

/** The 'copia e cola' of a PIX: a copy button, and the code itself for copying by hand. */
export function CopyCode({ code, copy, onCopied, onSelected }: CopyCodeProps) {
  const field = useRef<HTMLInputElement>(null);
  const { icon, text } = LOOKS[copy];
  const onClick = async () => ((await copyText(code, field.current)) ? onCopied() : onSelected());
  return (
    <div className={classes.copy}>
      <Button size="lg" fullWidth data-autofocus leftSection={icon} onClick={() => void onClick()}>
        {text}
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
