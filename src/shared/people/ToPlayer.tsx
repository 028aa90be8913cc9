import { Button } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { Link } from 'wouter';
import { customerPath } from '#domain/navigation/paths.ts';
import { playerPath } from '#domain/navigation/paths.ts';
import type { Player } from '#domain/people/player.ts';
import { useApp } from '../runtime/AppContext.tsx';
import { TO_PLAYER, TO_RECORD } from './playerSearchTexts.ts';

/** The way to what the arena knows of a player who has booked there. */
export function ToPlayer({ player: { id, name } }: { player: Pick<Player, 'id' | 'name'> }) {
  return <ToPerson path={playerPath(id)} text={TO_PLAYER} name={name} />;
}

/** The way to what the arena knows of somebody by its own record. */
export function ToRecord({ id, name }: { id: string; name: string }) {
  return <ToPerson path={customerPath(id)} text={TO_RECORD} name={name} />;
}

function ToPerson({ path, text, name }: { path: string; text: string; name: string }) {
  const { prefetch } = useApp();
  return (
    <Button
      component={Link}
      href={path}
      variant="subtle"
      leftSection={<IconUser size={20} stroke={1.75} aria-hidden />}
      onPointerEnter={() => prefetch(path)}
    >
      {text}
      <span className="visually-hidden">{`: ${name}`}</span>
    </Button>
  );
}
