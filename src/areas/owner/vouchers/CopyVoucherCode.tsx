import { UnstyledButton } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { VOUCHER } from './voucherTexts.ts';
import classes from './CopyVoucherCode.module.css';

/** The code in large letters; pressing it copies the code. */
export function CopyVoucherCode({ code }: { code: string }) {
  const { copy, copied } = useClipboard();
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <>
      <UnstyledButton className={classes.code} onClick={() => copy(code)}>
        <span className={classes.letters}>{code}</span>{' '}
        <span className={classes.copy}>
          <Icon size={18} stroke={1.75} aria-hidden />
          {copied ? VOUCHER.copied : VOUCHER.copy}
        </span>
      </UnstyledButton>
      <span role="status" className="visually-hidden">
        {copied && VOUCHER.copied}
      </span>
    </>
  );
}
