import { Button } from '@mantine/core';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { RefusedRefund } from '#domain/payment/refusedRefund.ts';
import type { commandMachine } from '../../../machines/command/command.ts';
import { ConfirmDialog } from '../command/ConfirmDialog.tsx';
import { Initial } from '../look/pieces/Initial.tsx';
import { WhatsAppLink } from '../people/WhatsAppLink.tsx';
import classes from './RefusedList.module.css';
import { REFUSED, refusedText, RETURN, returnText } from './refusedTexts.ts';

type RefusedListProps = {
  /** The command that records money which was returned by other means. */
  actor: ActorRefFrom<typeof commandMachine>;
  refused: readonly RefusedRefund[];
};

/** The people to whom the user must return money because the bank refused a refund; nothing when there are none. */
export function RefusedList({ actor, refused }: RefusedListProps) {
  const id = useId();
  return (
    <>
      {refused.length > 0 && (
        <section className={classes.refused} aria-labelledby={id}>
          <h2 id={id} className={classes.title}>
            {REFUSED.title}
          </h2>
          <p className={classes.hint}>{REFUSED.hint}</p>
          <ul className={classes.list}>
            {refused.map((one) => (
              <li key={one.id} className={classes.line}>
                <Initial name={one.payer.name} size={44} />
                <div className={classes.text}>
                  <strong className={classes.name}>{one.payer.name}</strong>
                  <span className={classes.amount}>{refusedText(one)}</span>
                  {one.payer.phone !== undefined && <WhatsAppLink phone={one.payer.phone} name={one.payer.name} />}
                </div>
                <Button
                  variant="default"
                  aria-label={`${REFUSED.returned}: ${one.payer.name}, ${refusedText(one)}`}
                  onClick={() => actor.send({ type: 'command.requested', subject: one.id })}
                >
                  {REFUSED.returned}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ConfirmDialog actor={actor} isGrave={false} {...RETURN}>
        {(subject) => returnText(refused.find((one) => one.id === subject))}
      </ConfirmDialog>
    </>
  );
}
