import { Button } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { arenaBlockEndpoints } from '#domain/contract/arenaBlocks.ts';
import type { CommandsOf } from '../../../../../machines/command/commandNames.ts';
import { commandOf } from '../../../../shared/command/commandActors.ts';
import { ConfirmDialog } from '../../../../shared/command/ConfirmDialog.tsx';
import type { App } from '../../../../shared/runtime/app.ts';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { BLOCK } from './blockTexts.ts';

/** The way to be reached by an arena no more; settings have the way back. */
export function BlockArena({ arena }: { arena: { readonly id: string; readonly name: string } }) {
  const actor = useChart(provideBlocking, { input: { name: 'blockArena', asksFirst: true } });
  return (
    <>
      <Button
        variant="subtle"
        color="coral"
        leftSection={<IconBan size={20} stroke={1.75} aria-hidden />}
        aria-label={`${BLOCK.block}: ${arena.name}`}
        onClick={() => actor.send({ type: 'command.requested', subject: arena.id })}
      >
        {BLOCK.block}
      </Button>
      <ConfirmDialog actor={actor} title={BLOCK.title} confirm={BLOCK.block} decline={BLOCK.keep}>
        {() => `${arena.name} ${BLOCK.text}`}
      </ConfirmDialog>
    </>
  );
}

function provideBlocking({ call }: App) {
  return commandOf<CommandsOf['arenaBlocking']>({
    blockArena: (arena, signal) => call(arenaBlockEndpoints.blockArena, { body: { arena } }, { signal }),
  });
}
