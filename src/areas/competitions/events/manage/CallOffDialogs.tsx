import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { Category } from '#domain/events/category.ts';
import type { Event } from '#domain/events/event.ts';
import { CheckField } from '../../../../shared/forms/CheckField.tsx';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { ConfirmDialog } from '../../../../shared/command/ConfirmDialog.tsx';
import { type CallOffActor, callOffParts, callOffSubject, callingOffQuery } from './callOffActors.ts';
import classes from './CallOffDialogs.module.css';
import {
  CALL_OFF_CATEGORY,
  CALL_OFF_EVENT,
  CALLING_OFF,
  callingOffText,
  refundWithdrawnText,
  staysText,
} from './callOffTexts.ts';

type CallOffDialogsProps = { actor: CallOffActor; event: Event; categories: readonly Category[] };

/** Asks an organizer before the event or a category is called off, and says who gets which refund. */
export function CallOffDialogs({ actor, event, categories }: CallOffDialogsProps) {
  const ofEvent = useSelector(actor, ({ children }) => children.ofEvent);
  const ofCategory = useSelector(actor, ({ children }) => children.ofCategory);
  const nameOf = (id: string) => categories.find((category) => category.id === id)?.category ?? '';
  const { title, confirm, decline } = CALL_OFF_EVENT;
  return (
    <>
      {ofEvent && (
        <ConfirmDialog actor={ofEvent} title={title} confirm={confirm} decline={decline}>
          {(subject) => (
            <Consequence
              of="event"
              subject={subject}
              nameOf={() => event.name}
              stays={staysText(event)}
              onChange={(id) => actor.send({ type: 'event.callOff.requested', id })}
            />
          )}
        </ConfirmDialog>
      )}
      {ofCategory && (
        <ConfirmDialog
          actor={ofCategory}
          title={CALL_OFF_CATEGORY.title}
          confirm={CALL_OFF_CATEGORY.confirm}
          decline={CALL_OFF_CATEGORY.decline}
        >
          {(subject) => (
            <Consequence
              of="category"
              subject={subject}
              nameOf={nameOf}
              onChange={(id) => actor.send({ type: 'category.callOff.requested', id })}
            />
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

type ConsequenceProps = {
  of: 'event' | 'category';
  /** See `callOffSubject`. */
  subject: string;
  nameOf: (id: string) => string;
  stays?: string;
  /** The same, asked for with or without the refunds of those who withdrew. */
  onChange: (subject: string) => void;
};

function Consequence({ of, subject, nameOf, stays, onChange }: ConsequenceProps) {
  const { call } = useApp();
  const { id, refundsWithdrawn } = callOffParts(subject);
  const { data, isError } = useQuery({ ...callingOffQuery(call, of, id), enabled: id !== '' });
  const text = data ? callingOffText(data) : isError ? CALLING_OFF.failed : CALLING_OFF.loading;
  return (
    <>
      <p className={classes.what}>
        <strong>{nameOf(id)}.</strong> <span role="status">{text}</span>
      </p>
      <p className={classes.what}>
        {stays} {CALLING_OFF.final}
      </p>
      {data && data.withdrawn.people > 0 && (
        <CheckField
          label={refundWithdrawnText(data.withdrawn)}
          checked={refundsWithdrawn}
          onChange={(isWanted) => onChange(callOffSubject(id, isWanted))}
        />
      )}
    </>
  );
}
