import { Button } from '@mantine/core';
import { IconUser } from '@tabler/icons-react';
import { Link } from 'wouter';
import { playerPath } from '#domain/navigation/paths.ts';
import type { Player } from '#domain/people/player.ts';
import { useApp } from '../runtime/AppContext.tsx';
import { TO_PLAYER } from './playerSearchTexts.ts';

/** The way to what the arena knows of a player who has booked there. */
export function ToPlayer({ player: { id, name } }: { player: Pick<Player, 'id' | 'name'> }) {
  const { prefetch } = useApp();
  const path = playerPath(id);
  return (
    <Button
      component={Link}
      href={path}
      variant="subtle"
      leftSection={<IconUser size={20} stroke={1.75} aria-hidden />}
      onPointerEnter={() => prefetch(path)}
    >
      {TO_PLAYER}
      <span className="visually-hidden">{`: ${name}`}</span>
    </Button>
  );
}
