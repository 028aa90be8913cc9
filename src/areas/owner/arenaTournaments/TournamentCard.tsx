import { Button } from '@mantine/core';
import { IconTrophy } from '@tabler/icons-react';
import type { ArenaTournament } from '#domain/arenaTournaments/arenaTournament.ts';
import { periodText } from '#domain/values/days/formatDay.ts';
import { pictureAt } from '#domain/uploads/image.ts';
import { TOURNAMENTS_TEXTS } from './tournamentTexts.ts';
import { TournamentStatusBadge } from './TournamentStatusBadge.tsx';
import { WhatsAppLink } from '../../../shared/people/WhatsAppLink.tsx';
import classes from './TournamentCard.module.css';

const SIDE = 88;

/** One announced tournament; it can be cancelled until it is over. */
export function TournamentCard({ tournament, onCancel }: { tournament: ArenaTournament; onCancel: () => void }) {
  const { avatar, name, phoneToContact, registrationPeriod, executionPeriod, status } = tournament;
  const isOver = status === 'CONCLUIDO' || status === 'CANCELADO';
  return (
    <article className={classes.card} data-over={isOver || undefined}>
      <div className={classes.head}>
        <span className={classes.picture}>
          {avatar === undefined ? (
            <IconTrophy size={36} stroke={1.5} aria-hidden />
          ) : (
            <img src={pictureAt(avatar, 192)} alt="" width={SIDE} height={SIDE} loading="lazy" />
          )}
        </span>
        <div className={classes.title}>
          <h2 className={classes.name}>{name}</h2>
          <TournamentStatusBadge status={status} />
        </div>
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>{TOURNAMENTS_TEXTS.execution}</dt>
          <dd className={classes.when}>{periodText(executionPeriod)}</dd>
        </div>
        <div>
          <dt>{TOURNAMENTS_TEXTS.registration}</dt>
          <dd>{periodText(registrationPeriod)}</dd>
        </div>
        <div>
          <dt>{TOURNAMENTS_TEXTS.phone}</dt>
          <dd>
            <WhatsAppLink phone={phoneToContact} />
          </dd>
        </div>
      </dl>
      {!isOver && (
        <Button className={classes.cancel ?? ''} variant="subtle" color="coral" onClick={onCancel}>
          {TOURNAMENTS_TEXTS.cancel}
        </Button>
      )}
    </article>
  );
}
