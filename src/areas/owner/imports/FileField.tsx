import { Button } from '@mantine/core';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { type ChangeEvent, useId, useRef } from 'react';
import { SHEET_TYPES } from '#domain/imports/file.ts';
import { useDrop } from '../../../shared/uploads/useDrop.ts';
import type { ImportingActor } from './importActors.ts';
import { IMPORT } from './importTexts.ts';
import type { KindOfImport } from './kinds.ts';
import classes from './Import.module.css';

/** The file, chosen with a button or dropped on the field, and what it has to have. */
export function FileField({ kind, actor, error }: { kind: KindOfImport; actor: ImportingActor; error: string }) {
  const [labelId, hintId] = [useId(), useId()];
  const input = useRef<HTMLInputElement>(null);
  const offer = (file: File | undefined): void => {
    if (file) actor.send({ type: 'file.chosen', file, name: file.name, size: file.size });
  };
  const drop = useDrop(offer);

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const [chosen] = currentTarget.files ?? [];
    // Emptied, so that choosing the same file again also fires a change event.
    currentTarget.value = '';
    offer(chosen);
  }

  return (
    <>
      <div
        role="group"
        aria-labelledby={labelId}
        aria-describedby={hintId}
        className={classes.drop}
        data-over={drop.isOver || undefined}
        {...drop.handlers}
      >
        <IconFileSpreadsheet size={40} stroke={1.5} aria-hidden />
        <span className={classes.dropLabel} id={labelId}>
          {IMPORT.file}
        </span>
        <span className={classes.hint} id={hintId}>
          {drop.isOver ? IMPORT.drop : IMPORT.fileHint}
        </span>
        <input ref={input} type="file" accept={SHEET_TYPES.join(',')} hidden onChange={onChange} />
        <Button size="lg" onClick={() => input.current?.click()}>
          {IMPORT.choose}
        </Button>
        <p role="alert" className={classes.error}>
          {error}
        </p>
      </div>
      <section className={classes.needs}>
        <h2 className={classes.heading}>{IMPORT.what}</h2>
        <ul>
          {kind.needs.map((need) => (
            <li key={need}>{need}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
