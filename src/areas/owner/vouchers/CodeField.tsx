import { Button, TextInput } from '@mantine/core';
import { IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { CODE_BYTES, makeCode } from '#domain/vouchers/makeCode.ts';
import { LONGEST_CODE } from '#domain/vouchers/voucher.ts';
import { NEW_VOUCHER } from './voucherTexts.ts';
import classes from './CodeField.module.css';

type CodeFieldProps = { value: string; error?: ReactNode; name?: string; onCode: (code: string) => void };

/** A code that the owner types or lets the app generate. */
export function CodeField({ onCode, ...props }: CodeFieldProps) {
  return (
    <div className={classes.pair}>
      <TextInput
        {...props}
        label={NEW_VOUCHER.code}
        description={NEW_VOUCHER.codeHint}
        placeholder={NEW_VOUCHER.codePlaceholder}
        maxLength={LONGEST_CODE}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        classNames={{ input: classes.code ?? '' }}
        onChange={({ currentTarget }) => onCode(currentTarget.value)}
      />
      <Button
        variant="light"
        className={classes.make ?? ''}
        leftSection={<IconSparkles size={18} stroke={1.75} aria-hidden />}
        onClick={() => onCode(makeCode(crypto.getRandomValues(new Uint8Array(CODE_BYTES))))}
      >
        {NEW_VOUCHER.makeCode}
      </Button>
    </div>
  );
}
