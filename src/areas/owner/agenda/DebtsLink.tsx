import { Button } from '@mantine/core';
import { IconReportMoney } from '@tabler/icons-react';
import { Link } from 'wouter';
import { ROUTES } from '../../../../domain/navigation/routes.ts';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { AGENDA_TEXTS } from './agendaTexts.ts';

/** The way to who still owes for days that are over; a phone's tabs have no room for it. */
export function DebtsLink() {
  const { prefetch } = useApp();
  const { path } = ROUTES.ownerDebts;
  return (
    <Button
      component={Link}
      href={path}
      variant="subtle"
      leftSection={<IconReportMoney size={20} stroke={1.75} aria-hidden />}
      onPointerEnter={() => prefetch(path)}
    >
      {AGENDA_TEXTS.debts}
    </Button>
  );
}
