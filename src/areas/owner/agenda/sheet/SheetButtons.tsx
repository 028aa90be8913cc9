import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { type Day, toIsoDay } from '#domain/values/days/day.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { useApp, useChart, useIsManagement } from '../../../../shared/runtime/AppContext.tsx';
import { AGENDA_TEXTS } from '../agendaTexts.ts';
import { SheetButton } from '../../../../shared/files/SheetButton.tsx';
import { provideSheets } from './sheetActors.ts';
import classes from './SheetButtons.module.css';

export function SheetButtons({ day, children }: { day: Day; children: ReactNode }) {
  const iso = toIsoDay(day);
  const isManagement = useIsManagement();
  return (
    <section className={classes.sheets} aria-label={AGENDA_TEXTS.sheets}>
      {isManagement && <ReservationSheet of={iso} label={AGENDA_TEXTS.daySheet} />}
      {isManagement && <ReservationSheet of={iso.slice(0, -'-dd'.length)} label={AGENDA_TEXTS.monthSheet} />}
      {isManagement && <ImportLink />}
      {children}
    </section>
  );
}

function ReservationSheet({ of, label }: { of: string; label: string }) {
  const actor = useChart(provideSheets, { input: { name: 'reservationSheet', asksFirst: false } });
  return <SheetButton actor={actor} subject={of} label={label} />;
}

function ImportLink() {
  const { prefetch } = useApp();
  const { path } = ROUTES.ownerImport;
  return (
    <Button
      component={Link}
      href={path}
      size="md"
      variant="default"
      leftSection={<IconFileImport size={18} stroke={1.75} aria-hidden />}
      onPointerEnter={() => prefetch(path)}
    >
      {AGENDA_TEXTS.importSheet}
    </Button>
  );
}
