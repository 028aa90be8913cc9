import { Button, Loader } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { type ChangeEvent, useId, useRef } from 'react';
import { IMAGE_FAULTS, IMAGE_TYPES } from '#domain/uploads/image.ts';
import { Initial } from '../look/pieces/Initial.tsx';
import { PICTURE } from './pictureTexts.ts';
import { useDrop } from './useDrop.ts';
import { useObjectUrl } from './useObjectUrl.ts';
import { usePastedFile } from './usePastedFile.ts';
import classes from './PictureField.module.css';

type PictureFieldProps = {
  label: string;
  /** The name of the person or thing pictured; its first letter is shown while there is no picture. */
  name: string;
  file: Blob | null;
  error: string | null | undefined;
  /** A chosen file is being checked. */
  isReading: boolean;
  disabled: boolean;
  onOffer: (file: Blob) => void;
  /** Called when something other than a file was dropped on the field. */
  onDecline: (message: string) => void;
  onRemove: () => void;
};

/** A round picture that is chosen with a button, dropped on the field, or pasted anywhere on the page. */
export function PictureField(props: PictureFieldProps) {
  const { label, file, error, isReading, disabled, onRemove } = props;
  const [labelId, noteId] = [useId(), useId()];
  const input = useRef<HTMLInputElement>(null);
  const url = useObjectUrl(file);
  const offer = (offered: Blob | undefined) => {
    if (disabled || isReading) return;
    if (offered) props.onOffer(offered);
    else props.onDecline(IMAGE_FAULTS.missing);
  };
  const drop = useDrop(offer);
  usePastedFile(offer);

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const [chosen] = currentTarget.files ?? [];
    // Emptied, so that choosing the same file again also fires a change event.
    currentTarget.value = '';
    if (chosen) offer(chosen);
  }

  return (
    <div
      role="group"
      aria-labelledby={labelId}
      aria-describedby={noteId}
      className={classes.field}
      data-over={drop.isOver || undefined}
      data-error={error ? true : undefined}
      {...drop.handlers}
    >
      <span className={classes.round}>
        {isReading ? <Loader size="sm" aria-label={PICTURE.reading} /> : <Round name={props.name} url={url} />}
      </span>
      <div className={classes.words}>
        <span className={classes.label} id={labelId}>
          {label}
        </span>
        <span className={classes.hint} id={noteId}>
          {drop.isOver ? PICTURE.drop : PICTURE.hint} <span className={classes.byMouse}>{PICTURE.byMouse}</span>
        </span>
        <input ref={input} type="file" accept={IMAGE_TYPES.join(',')} hidden disabled={disabled} onChange={onChange} />
        <div className={classes.actions}>
          <Button
            variant={url === undefined ? 'light' : 'default'}
            disabled={disabled || isReading}
            onClick={() => input.current?.click()}
          >
            {url === undefined ? PICTURE.choose : PICTURE.change}
          </Button>
          {file && (
            <Button variant="subtle" color="coral" disabled={disabled || isReading} onClick={onRemove}>
              {PICTURE.remove}
            </Button>
          )}
        </div>
      </div>
      <p role="alert" className={classes.error}>
        {error}
      </p>
    </div>
  );
}

function Round({ name, url }: { name: string; url: string | undefined }) {
  if (url === undefined && !name.trim()) return <IconCamera size={32} stroke={1.75} aria-hidden />;
  return <Initial name={name} src={url} size={96} />;
}
