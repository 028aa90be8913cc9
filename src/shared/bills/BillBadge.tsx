import {
  IconAlertTriangle,
  IconCalendarClock,
  IconCircleCheck,
  IconClockDollar,
  IconHeartHandshake,
} from '@tabler/icons-react';
import type { BillState } from '#domain/series/bill.ts';
import { StatusBadge } from '../look/states/StatusBadge.tsx';
import { BILL_STATE_NAMES } from './billTexts.ts';

const LOOKS = {
  open: { tone: 'grey', icon: IconCalendarClock },
  due: { tone: 'yellow', icon: IconClockDollar },
  late: { tone: 'red', icon: IconAlertTriangle },
  paid: { tone: 'green', icon: IconCircleCheck },
  forgiven: { tone: 'blue', icon: IconHeartHandshake },
} as const;

export function BillBadge({ state }: { state: BillState }) {
  return <StatusBadge {...LOOKS[state]}>{BILL_STATE_NAMES[state]}</StatusBadge>;
}
