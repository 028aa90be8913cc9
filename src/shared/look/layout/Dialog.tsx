import { Modal } from '@mantine/core';
import { memo, type ReactNode } from 'react';

type DialogProps = {
  opened: boolean;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog; on phones a bottom sheet. Its last content stays while the closed dialog fades out. */
export function Dialog({ opened, title, onClose, children }: DialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={<Kept isShown={opened}>{title}</Kept>}>
      <Kept isShown={opened}>{children}</Kept>
    </Modal>
  );
}

const Kept = memo(
  ({ children }: { isShown: boolean; children: ReactNode }) => children,
  (_, next) => !next.isShown,
);
