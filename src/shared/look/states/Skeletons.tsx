import type { CSSProperties, ReactNode } from 'react';
import { Ticket } from '../pieces/Ticket.tsx';
import { Tiles } from '../pieces/Tiles.tsx';
import classes from './Skeletons.module.css';

/** One grey placeholder; by default a line of text. */
export function Bone({
  width = '100%',
  height = 14,
  round = false,
}: {
  width?: CSSProperties['width'];
  height?: number;
  round?: boolean;
}) {
  return <span className={classes.bone} data-round={round || undefined} style={{ width, height }} />;
}

/** Announces the loading once, and hides the placeholders from screen readers. */
export function Loading({ children, label = 'Carregando…' }: { children: ReactNode; label?: string }) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <div aria-hidden>{children}</div>
    </div>
  );
}

export function SlotGridSkeleton({ slots = 6 }: { slots?: number }) {
  return (
    <Tiles of="slot">
      {Array.from({ length: slots }, (_, index) => (
        <span key={index} className={classes.slot} />
      ))}
    </Tiles>
  );
}

export function TicketSkeleton() {
  return (
    <Ticket
      header={<Bone width={150} height={28} />}
      stub={
        <div className={classes.lines}>
          <Bone width={110} height={24} />
          <Bone height={44} />
        </div>
      }
    >
      <div className={classes.lines}>
        <Bone width="60%" />
        <Bone width="45%" />
      </div>
    </Ticket>
  );
}

/** Any page, of which nothing is known yet. */
export function PageSkeleton() {
  return (
    <Loading>
      <div className={classes.page}>
        <Bone width="min(60%, 320px)" height={36} />
        <Bone width="min(80%, 420px)" height={20} />
        <TicketSkeleton />
        <TicketSkeleton />
      </div>
    </Loading>
  );
}
