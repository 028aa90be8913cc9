import { Button } from '@mantine/core';
import { DialogActions } from '../layout/DialogActions.tsx';

type DialogNoticeProps = {
  children: string;
  close: string;
  onClose: () => void;
};

/** Replaces a dialog's content when another window has already changed or deleted its subject. */
export function DialogNotice({ children, close, onClose }: DialogNoticeProps) {
  return (
    <>
      <p role="status">{children}</p>
      <DialogActions>
        <Button size="lg" onClick={onClose}>
          {close}
        </Button>
      </DialogActions>
    </>
  );
}
