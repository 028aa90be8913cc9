import { Button, Loader } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { type ChangeEvent, useId, useRef } from 'react';
import { IMAGE_TYPES } from '#domain/uploads/image.ts';
import { useObjectUrl } from '../../../shared/uploads/useObjectUrl.ts';
import { PAY_LINK } from './paymentLinkTexts.ts';
import classes from './PaymentLink.module.css';

type ReceiptFieldProps = {
  file: Blob | null;
  error: string | undefined;
  isReading: boolean;
  disabled: boolean;
  onOffer: (file: Blob) => void;
  onRemove: () => void;
};

/** The picture of a receipt, whole: none of it is cut off, because the desk reads all of it. */
export function ReceiptField({ file, error, isReading, disabled, onOffer, onRemove }: ReceiptFieldProps) {
  const [labelId, hintId] = [useId(), useId()];
  const input = useRef<HTMLInputElement>(null);
  const url = useObjectUrl(isReading ? null : file);

  function onChange({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const [chosen] = currentTarget.files ?? [];
    // Emptied, so that choosing the same file again also fires a change event.
    currentTarget.value = '';
    if (chosen) onOffer(chosen);
  }

  return (
    <div role="group" aria-labelledby={labelId} aria-describedby={hintId} className={classes.receipt}>
      <span className={classes.label} id={labelId}>
        {PAY_LINK.receipt}
      </span>
      <span className={classes.hint} id={hintId}>
        {PAY_LINK.receiptHint}
      </span>
      {isReading && <Loader size="sm" aria-label={PAY_LINK.readingReceipt} />}
      {url !== undefined && <img className={classes.picture} src={url} alt={PAY_LINK.shown} />}
      <input ref={input} type="file" accept={IMAGE_TYPES.join(',')} hidden disabled={disabled} onChange={onChange} />
      <div className={classes.buttons}>
        <Button
          variant="default"
          leftSection={<IconPhoto size={20} stroke={1.75} aria-hidden />}
          disabled={disabled || isReading}
          onClick={() => input.current?.click()}
        >
          {file && !isReading ? PAY_LINK.changeReceipt : PAY_LINK.chooseReceipt}
        </Button>
        {file && (
          <Button variant="subtle" color="coral" disabled={disabled} onClick={onRemove}>
            {PAY_LINK.removeReceipt}
          </Button>
        )}
      </div>
      <p role="alert" className={classes.fault}>
        {error}
      </p>
    </div>
  );
}
