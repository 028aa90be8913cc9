import type { Arena } from '#domain/arenas/arena.ts';
import { policyText } from '#domain/arenas/cancellationPolicy.ts';
import { RESERVE } from './reserveTexts.ts';
import classes from './CancellationNote.module.css';

/** What comes back to a player who cancels, before anything is paid; nothing where it is paid at the arena, or none comes back. */
export function CancellationNote({ arena }: { arena: Pick<Arena, 'paymentMethod' | 'cancellationPolicy'> }) {
  const { paymentMethod, cancellationPolicy } = arena;
  if (paymentMethod !== 'platform' || !cancellationPolicy) return null;
  return (
    <section className={classes.note} aria-labelledby="cancelamento">
      <h2 className={classes.heading} id="cancelamento">
        {RESERVE.cancellation}
      </h2>
      <p>{policyText(cancellationPolicy)}</p>
    </section>
  );
}
