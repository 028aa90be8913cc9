import { IconCash, IconLayoutGrid, IconMapPin } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { ArenaSummary } from '#domain/arenas/arenaSummary.ts';
import { arenaPath } from '#domain/navigation/paths.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { courtsText, fromText, placeText } from '../arenaTexts.ts';
import { ArenaLogo } from '../../../../shared/look/pieces/ArenaLogo.tsx';
import { ArenaPhoto } from '../../../../shared/look/pieces/ArenaPhoto.tsx';
import { Bone } from '../../../../shared/look/states/Skeletons.tsx';
import classes from './ArenaCard.module.css';
import { useSeen } from './useSeen.ts';

/** How wide the picture is drawn: beside the words on phones, above them in a column elsewhere. */
const CARD_SIZES = '(min-width: 36em) 360px, 168px';

/** One arena of the directory: a row on phones, a card on wider screens. The whole card is a link. */
export function ArenaCard({ arena }: { arena: ArenaSummary }) {
  const { call, prefetch } = useApp();
  const { ref, isSeen } = useSeen();
  const queryClient = useQueryClient();
  const href = arenaPath(arena.id);
  const prepare = () => {
    prefetch(href);
    // What an arena is made of comes with its page, and not with the first visit.
    import('../arenaQueries.ts').then(
      ({ arenaQuery }) => queryClient.prefetchQuery(arenaQuery(call, arena.id)),
      () => undefined,
    );
  };
  return (
    <Link
      ref={ref}
      href={href}
      className={classes.card}
      onPointerEnter={prepare}
      onPointerDown={prepare}
      onFocus={prepare}
    >
      {/* The picture says nothing beyond the name, so screen readers skip it. */}
      <div className={classes.photo} aria-hidden>
        {isSeen && <ArenaPhoto src={arena.photos[0]} alt="" sizes={CARD_SIZES} eager />}
        {isSeen && <ArenaLogo src={arena.avatar} size="small" />}
      </div>
      <div className={classes.text}>
        <h3 className={classes.name}>{arena.name}</h3>
        <p className={classes.line}>
          <IconMapPin size={18} stroke={1.75} aria-hidden />
          {placeText(arena.address)}
        </p>
        <p className={classes.line}>
          <IconLayoutGrid size={18} stroke={1.75} aria-hidden />
          {courtsText(arena.courtsNumber)}
        </p>
        {arena.lowestPrice !== undefined && (
          <p className={classes.line}>
            <IconCash size={18} stroke={1.75} aria-hidden />
            {fromText(arena.lowestPrice)}
          </p>
        )}
      </div>
    </Link>
  );
}

export function ArenaCardGhost() {
  return (
    <div className={classes.card} data-ghost>
      <div className={classes.photo} />
      <div className={classes.text}>
        <div className={classes.name}>
          <Bone width="70%" height={20} />
        </div>
        <div className={classes.line}>
          <Bone width="60%" />
        </div>
        <div className={classes.line}>
          <Bone width="35%" />
        </div>
        <div className={classes.line}>
          <Bone width="70%" />
        </div>
      </div>
    </div>
  );
}
