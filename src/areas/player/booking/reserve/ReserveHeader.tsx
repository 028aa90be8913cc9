import type { Arena } from '#domain/arenas/arena.ts';
import { arenaPath } from '#domain/navigation/paths.ts';
import { ArenaPhoto } from '../../../../shared/look/pieces/ArenaPhoto.tsx';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import classes from './ReserveHeader.module.css';
import { PAYMENT_LEADS, RESERVE } from './reserveTexts.ts';

/** The arena's name and place, how to pay there, and the link back to its page. */
export function ReserveHeader({ arena }: { arena: Arena }) {
  const { district, city } = arena.address;
  return (
    <div className={classes.header}>
      <PageTitle
        back={{ href: arenaPath(arena.id), label: arena.name }}
        lead={
          <>
            <span className={classes.line}>{district ? `${district}, ${city}` : city}</span>
            <span className={classes.line}>{PAYMENT_LEADS[arena.paymentMethod]}</span>
          </>
        }
      >
        {RESERVE.title}
      </PageTitle>
      {/* The picture says nothing beyond the name, so screen readers skip it. */}
      <div className={classes.photo} aria-hidden>
        <ArenaPhoto src={arena.photos[0]} alt="" sizes="180px" eager rounded />
      </div>
    </div>
  );
}
