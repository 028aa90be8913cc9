import { Button } from '@mantine/core';
import { DialogActions } from '../layout/DialogActions.tsx';

type DialogNoticeProps = {
  children: string;
  /** The words of the one way on. */
  close: string;
  onClose: () => void;
};

/** What a dialog says when there is nothing left to do in it: another window was faster. */
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
