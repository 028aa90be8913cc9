import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../../shared/command/ConfirmDialog.tsx';
import { Initial } from '../../../../shared/look/pieces/Initial.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { WhatsAppLink } from '../../../../shared/people/WhatsAppLink.tsx';
import { useApp, useChart } from '../../../../shared/runtime/AppContext.tsx';
import classes from './RefusedRefunds.module.css';
import { provideReturns, refusedRefundsQuery } from './refusedActors.ts';
import { REFUSED, refusedText, RETURN, returnText } from './refusedTexts.ts';

/** The players to whom the user must return money because the bank refused a refund; nothing when there are none. */
export function RefusedRefunds({ eventId }: { eventId: string }) {
  const { call } = useApp();
  const actor = useChart(provideReturns, { input: { name: 'returnCartRefund', asksFirst: true } });
  const list = useQuery(refusedRefundsQuery(call, eventId));
  if (list.isLoadingError) return <ReadFailure message={REFUSED.failed} query={list} />;
  const refused = list.data ?? [];
  return (
    <>
      {refused.length > 0 && (
        <section className={classes.refused} aria-labelledby="refusedRefunds">
          <h2 id="refusedRefunds" className={classes.title}>
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
        {(id) => returnText(refused.find((one) => one.id === id))}
      </ConfirmDialog>
    </>
  );
}
