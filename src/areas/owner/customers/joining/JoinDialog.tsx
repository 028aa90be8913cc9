import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { shallowEqual, useSelector } from '@xstate/react';
import { MAX_NAME } from '#domain/people/player.ts';
import { describeCustomerJoining } from '../../../../../machines/customers/customerJoining.ts';
import { describePlayerSearch } from '../../../../../machines/players/playerSearch.ts';
import { SearchInput } from '../../../../shared/forms/SearchInput.tsx';
import { Dialog } from '../../../../shared/look/layout/Dialog.tsx';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { closeForm } from '../../../../shared/submission/closeForm.ts';
import { type CustomerSearchActor, foundCustomersQuery } from '../customerSearchActors.ts';
import { Suggested } from '../CustomerSuggestions.tsx';
import { Compared } from './Compared.tsx';
import type { CustomerJoiningActor } from './joiningActors.ts';
import { JOINING } from './joiningTexts.ts';
import classes from './Joining.module.css';

type JoinDialogProps = {
  actor: CustomerJoiningActor;
  /** The record on whose page it is, which is not joined with itself. */
  here: string;
};

/** Finds the other record of a person, and shows both before one of them goes into the other. */
export function JoinDialog({ actor, here }: JoinDialogProps) {
  const { isFinding, compared } = useSelector(actor, describeCustomerJoining, (a, b) => {
    return a.isFinding === b.isFinding && shallowEqual(a.compared, b.compared);
  });
  const { search, submission } = useSelector(actor, ({ children }) => children, shallowEqual);
  const onClose = () => closeForm(actor, submission, '');
  return (
    <Dialog opened={isFinding || compared !== null} title={JOINING.find} onClose={onClose}>
      {isFinding && search && (
        <Finding search={search} here={here} onPick={(id) => actor.send({ type: 'customer.picked', id })} />
      )}
      {compared && submission && (
        <Compared
          actor={submission}
          compared={compared}
          onSwitch={() => actor.send({ type: 'kept.switched' })}
          onBack={() => actor.send({ type: 'other.dropped' })}
        />
      )}
    </Dialog>
  );
}

type FindingProps = { search: CustomerSearchActor; here: string; onPick: (id: string) => void };

function Finding({ search, here, onPick }: FindingProps) {
  const { call } = useApp();
  const { shown, name } = useSelector(search, describePlayerSearch, shallowEqual);
  const { data = [] } = useQuery({ ...foundCustomersQuery(call, name), enabled: shown === 'found' });
  const records = data.filter(({ kind, id }) => kind === 'record' && id !== here);
  const isNone = shown === 'none' || (shown === 'found' && records.length === 0);
  const type = (text: string) => search.send({ type: 'name.typed', name: text });
  return (
    <div className={classes.finding}>
      <p className={classes.hint}>{JOINING.findHint}</p>
      <SearchInput
        label={JOINING.search}
        placeholder={JOINING.search}
        value={name}
        maxLength={MAX_NAME}
        onClear={name === '' ? undefined : () => type('')}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {shown === 'found' && records.length > 0 && (
        <Suggested customers={records} label={JOINING.found} onPick={({ id }) => onPick(id)} />
      )}
      <p role="status" className={classes.hint}>
        {shown === 'waiting' && JOINING.searching}
        {isNone && JOINING.none}
        {shown === 'failed' && JOINING.failed}
      </p>
      {shown === 'failed' && (
        <Button variant="default" onClick={() => search.send({ type: 'search.retried' })}>
          {JOINING.again}
        </Button>
      )}
    </div>
  );
}
