import { IconMapPin } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ArenaPlayer } from '#domain/players/arenaPlayer.ts';
import { formatReais } from '#domain/values/money.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { PageTitle } from '../../../../shared/look/layout/PageTitle.tsx';
import { Initial } from '../../../../shared/look/pieces/Initial.tsx';
import { useChart, useIsManagement } from '../../../../shared/runtime/AppContext.tsx';
import { ToRecord } from '../../../../shared/people/ToPlayer.tsx';
import { WhatsAppLink } from '../../../../shared/people/WhatsAppLink.tsx';
import { Card, Figure, Figures, JoinedList, Part } from '../../customers/index.ts';
import { ChargeButton, DebtList } from '../../debts/index.ts';
import { SellTo, VoucherTicket } from '../../vouchers/index.ts';
import { CreditMoves } from './CreditMoves.tsx';
import { MissedList } from './MissedList.tsx';
import { PlayerReservations } from './PlayerReservations.tsx';
import { CreditDebtPayment, CreditPayout } from './CreditPayout.tsx';
import { PaidOutBar } from './PaidOutBar.tsx';
import { provideCreditPayout } from './playerActors.ts';
import { TakeBackDialog } from './TakeBackDialog.tsx';
import { PLAYER, validUntilText } from './playerTexts.ts';
import classes from './Player.module.css';

/** The sums at a glance, then whatever there is of each, then all reservations. */
export function KnownPlayer({ known }: { known: ArenaPlayer }) {
  const { player } = known;
  return (
    <SellTo key={player.id} buyer={player}>
      {(button) => <Known known={known} deeds={button} />}
    </SellTo>
  );
}

function Known({ known, deeds }: { known: ArenaPlayer; deeds: ReactNode }) {
  const isManagement = useIsManagement();
  const actor = useChart(provideCreditPayout, { input: undefined });
  const submission = useSelector(actor, ({ children }) => children.submission);
  const { player, arena, debtor, credit, creditMoves, noShows, missed, vouchers } = known;
  return (
    <>
      <PageTitle back={{ href: ROUTES.ownerPlayers.path, label: PLAYER.back }}>{player.name}</PageTitle>
      <div className={classes.who}>
        <Initial name={player.name} src={player.avatarCDN} size={64} />
        {player.city !== undefined && (
          <span className={classes.city}>
            <IconMapPin size={16} stroke={1.75} aria-hidden />
            {player.city}
          </span>
        )}
        {player.phone !== undefined && <WhatsAppLink phone={player.phone} />}
        <div className={classes.deeds}>{deeds}</div>
      </div>
      <Figures label={PLAYER.figures}>
        <Figure name={PLAYER.owes} isBad={debtor !== undefined}>
          {debtor ? formatReais(debtor.owed) : PLAYER.owesNothing}
        </Figure>
        <Figure name={PLAYER.credit} detail={validUntilText(known)}>
          {formatReais(credit)}
        </Figure>
        <Figure name={PLAYER.noShows} isBad={noShows > 0}>
          {noShows.toLocaleString('pt-BR')}
        </Figure>
      </Figures>
      {debtor && (
        <Part title={PLAYER.debts}>
          <Card>
            <DebtList debtor={debtor} />
            <ChargeButton debtor={debtor} arena={arena.name} />
          </Card>
        </Part>
      )}
      {creditMoves.length > 0 && (
        <Part title={PLAYER.creditMoves}>
          <CreditMoves moves={creditMoves} actor={isManagement ? actor : null} />
        </Part>
      )}
      {credit > 0 && isManagement && submission && (
        <Part>
          <CreditPayout key={credit} actor={submission} player={player} credit={credit} />
        </Part>
      )}
      {debtor?.creditOwed !== undefined && isManagement && (
        <Part>
          <CreditDebtPayment key={debtor.creditOwed} player={player} owed={debtor.creditOwed} />
        </Part>
      )}
      {missed.length > 0 && (
        <Part title={PLAYER.missed}>
          <MissedList noShows={noShows} missed={missed} />
        </Part>
      )}
      {vouchers.length > 0 && (
        <Part title={PLAYER.vouchers}>
          <div className={classes.vouchers}>
            {vouchers.map((voucher) => (
              <VoucherTicket key={voucher.id} voucher={voucher} />
            ))}
          </div>
        </Part>
      )}
      {known.joined.length > 0 && (
        <Part title={PLAYER.joined}>
          <Card>
            <JoinedList joined={known.joined}>{(record) => <ToRecord {...record} />}</JoinedList>
          </Card>
        </Part>
      )}
      <Part title={PLAYER.reservations}>
        <PlayerReservations id={player.id} />
      </Part>
      <TakeBackDialog actor={actor} moves={creditMoves} />
      <PaidOutBar actor={actor} />
    </>
  );
}
