import { Button } from '@mantine/core';
import { IMPORT } from './importTexts.ts';
import type { ImportingActor } from './importActors.ts';
import { Notice } from '../../../shared/look/states/Notice.tsx';
import classes from './Import.module.css';

/** Why the file could not be read; it is still here, so that it can be tried again. */
export function ReadFault({ actor, reason }: { actor: ImportingActor; reason: string }) {
  const actions = (
    <div className={classes.actions}>
      <Button onClick={() => actor.send({ type: 'file.left' })}>{IMPORT.other}</Button>
      <Button variant="default" onClick={() => actor.send({ type: 'read.retried' })}>
        {IMPORT.again}
      </Button>
    </div>
  );
  return (
    <div role="alert">
      <Notice tone="red" title={IMPORT.failed} action={actions}>
        {reason}
      </Notice>
    </div>
  );
}
