import { Group, Radio } from '@mantine/core';
import { NEW_VOUCHER } from './voucherTexts.ts';
import classes from './UsesField.module.css';

const USES = [
  { value: 'credits', label: NEW_VOUCHER.byCredits },
  { value: 'life', label: NEW_VOUCHER.forLife },
] as const;

export function UsesField(props: { value: string; onChange: (value: string) => void }) {
  return (
    <Radio.Group {...props} label={NEW_VOUCHER.uses} classNames={{ label: classes.label ?? '' }}>
      <Group>
        {USES.map(({ value, label }) => (
          <Radio key={value} value={value} label={label} className={classes.choice} />
        ))}
      </Group>
    </Radio.Group>
  );
}
