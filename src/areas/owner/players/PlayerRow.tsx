import { IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Player } from '#domain/people/player.ts';
import { Initial } from '../../../shared/look/pieces/Initial.tsx';
import { WhatsAppLink } from '../../../shared/people/WhatsAppLink.tsx';
import { PLAYERS } from './playersTexts.ts';
import classes from './PlayerTable.module.css';

type PlayerRowProps = {
  player: Player;
  count?: ReactNode;
  /** Where their name leads: to what the arena knows of them, if they have booked there. */
  path: string | undefined;
};

/** The row of a player in a `PlayerTable`: name, count (in counted tables), city and phone. */
export function PlayerRow({ player, count, path }: PlayerRowProps) {
  const { name, avatarCDN, city, phone } = player;
  return (
    <tr>
      <td className={classes.player}>
        <Initial name={name} src={avatarCDN} size={44} />
        {path === undefined ? (
          <span className={classes.name}>{name}</span>
        ) : (
          <Link href={path} className={classes.name}>
            {name}
          </Link>
        )}
      </td>
      {count !== undefined && <td className={classes.count}>{count}</td>}
      <td className={classes.city}>
        <IconMapPin size={16} stroke={1.75} aria-hidden />
        {city ?? <span className={classes.unknown}>{PLAYERS.unknownCity}</span>}
      </td>
      <td className={classes.phone}>
        {phone === undefined ? (
          <span className={classes.unknown}>{PLAYERS.unknownPhone}</span>
        ) : (
          <WhatsAppLink phone={phone} />
        )}
      </td>
    </tr>
  );
}
