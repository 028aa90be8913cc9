import { Button } from '@mantine/core';
import { IconCashRegister, IconReportMoney } from '@tabler/icons-react';
import { Link } from 'wouter';
import { ROUTES } from '#domain/navigation/routes.ts';
import { useApp } from '../../../shared/runtime/AppContext.tsx';
import { AGENDA_TEXTS } from './agendaTexts.ts';

const LINKS = [
  { path: ROUTES.ownerTill.path, text: AGENDA_TEXTS.till, Icon: IconCashRegister },
  { path: ROUTES.ownerDebts.path, text: AGENDA_TEXTS.debts, Icon: IconReportMoney },
];

/** The ways to the till, and to who still owes for days that are over; a phone's tabs have no room for them. */
export function DeskLinks() {
  const { prefetch } = useApp();
  return LINKS.map(({ path, text, Icon }) => (
    <Button
      key={path}
      component={Link}
      href={path}
      variant="subtle"
      leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
      onPointerEnter={() => prefetch(path)}
    >
      {text}
    </Button>
  ));
}
