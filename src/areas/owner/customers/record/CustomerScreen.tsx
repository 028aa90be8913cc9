import { useQuery } from '@tanstack/react-query';
import { Schema } from 'effect';
import { useLocation } from 'wouter';
import type { CustomerRecord } from '#domain/customers/customer.ts';
import { paramsOf, ROUTES } from '#domain/navigation/routes.ts';
import { formatDay } from '#domain/values/days/formatDay.ts';
import { Id } from '#domain/values/id.ts';
import { formatReais } from '#domain/values/money.ts';
import { Refused } from '../../../../shared/api/failure.ts';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { Initial } from '../../../../shared/look/pieces/Initial.tsx';
import { EmptyState } from '../../../../shared/look/states/EmptyState.tsx';
import { ReadFailure } from '../../../../shared/look/states/ReadFailure.tsx';
import { Bone, Loading } from '../../../../shared/look/states/Skeletons.tsx';
import { WhatsAppLink } from '../../../../shared/people/WhatsAppLink.tsx';
import { useApp, useIsManagement } from '../../../../shared/runtime/AppContext.tsx';
import { ChargeButton, DebtList } from '../../debts/index.ts';
import { AccountProducts } from '../../products/index.ts';
import { Card, Figure, Figures, Part } from '../Known.tsx';
import { useArenaToday } from '../../settings/index.ts';
import { birthdayText } from '../customerTexts.ts';
import { customerRecordQuery } from '../customerQueries.ts';
import { SamePerson } from '../joining/SamePerson.tsx';
import { CustomerReservations } from './CustomerReservations.tsx';
import { RecordForm } from './RecordForm.tsx';
import { RecordRights } from './RecordRights.tsx';
import { RECORD } from './recordTexts.ts';
import classes from './Record.module.css';

const isId = Schema.is(Id);
const { path } = ROUTES.ownerCustomers;

/** What the owner's arena knows of somebody by its own record: debts, games, no-shows, and what the desk wrote. */
export function CustomerScreen() {
  const [pathname] = useLocation();
  const { id } = paramsOf(pathname);
  return (
    <>
      <title>{RECORD.documentTitle}</title>
      {isId(id) ? <Read key={id} id={id} /> : <Unknown />}
    </>
  );
}

function Read({ id }: { id: Id }) {
  const { call } = useApp();
  const read = useQuery(customerRecordQuery(call, id));
  // First: what was read before it was erased is not shown on.
  if (read.error instanceof Refused && read.error.code === 'customer_not_found') return <Unknown />;
  if (read.data) return <Known known={read.data} />;
  return (
    <>
      <PageTitle back={{ href: path, label: RECORD.back }}>{RECORD.title}</PageTitle>
      {read.isError ? <ReadFailure message={RECORD.failed} query={read} /> : <Skeleton />}
    </>
  );
}

function Known({ known }: { known: CustomerRecord }) {
  const isManagement = useIsManagement();
  const { customer, arena, since, debtor, spent, noShows } = known;
  const birthday = birthdayText(customer, useArenaToday());
  return (
    <>
      <PageTitle back={{ href: path, label: RECORD.back }}>{customer.name}</PageTitle>
      <div className={classes.who}>
        <Initial name={customer.name} size={64} />
        <span className={classes.since}>{`${RECORD.since} ${formatDay(since)}`}</span>
        {birthday !== '' && <span className={classes.since}>{birthday}</span>}
        {customer.phone !== undefined && <WhatsAppLink phone={customer.phone} />}
      </div>
      <Figures label={RECORD.figures}>
        <Figure name={RECORD.owes} isBad={debtor !== undefined}>
          {debtor ? formatReais(debtor.owed) : RECORD.owesNothing}
        </Figure>
        <Figure name={RECORD.spent}>{formatReais(spent)}</Figure>
        <Figure name={RECORD.noShows} isBad={noShows > 0}>
          {noShows.toLocaleString('pt-BR')}
        </Figure>
      </Figures>
      {debtor && (
        <Part title={RECORD.debts}>
          <Card>
            <DebtList debtor={debtor} />
            <ChargeButton debtor={debtor} arena={arena.name} />
          </Card>
        </Part>
      )}
      <AccountProducts account={{ customer: customer.id }} isOpen />
      <RecordForm known={known} />
      {isManagement && <SamePerson key={customer.id} known={known} />}
      <Part title={RECORD.reservations}>
        <CustomerReservations id={customer.id} />
      </Part>
      {known.cpf !== undefined && <RecordRights known={known} />}
    </>
  );
}

function Skeleton() {
  return (
    <Loading label={RECORD.loading}>
      <div className={classes.who}>
        <Bone round width={64} height={64} />
        <Bone width={140} />
      </div>
      <Bone height={90} />
      <Bone height={240} />
    </Loading>
  );
}

function Unknown() {
  return (
    <EmptyState asHeading="h1" title={RECORD.unknown} way={{ href: path, text: RECORD.wayBack }}>
      {RECORD.unknownHint}
    </EmptyState>
  );
}
