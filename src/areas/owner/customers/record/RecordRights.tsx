import { Button } from '@mantine/core';
import { IconDownload, IconReceipt, IconTrash, IconUnlink, IconUserOff } from '@tabler/icons-react';
import { shallowEqual, useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { CustomerRecord } from '#domain/customers/customer.ts';
import { describeCommand } from '../../../../../machines/command/command.ts';
import { ConfirmDialog } from '../../../../shared/command/ConfirmDialog.tsx';
import { Section } from '../../../../shared/forms/Section.tsx';
import { WaitButton } from '../../../../shared/look/states/WaitButton.tsx';
import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { provideRecordRights } from './customerActors.ts';
import { RECORD } from './recordTexts.ts';
import classes from './RecordRights.module.css';

/** What somebody may ask the arena for by law: a copy of what it keeps of them, and that it forgets them. For owners and managers. */
export function RecordRights({ known }: { known: CustomerRecord }) {
  const { id } = known.customer;
  const download = useChart(provideRecordRights, { input: { name: 'customerData', asksFirst: false } });
  const erasure = useChart(provideRecordRights, { input: { name: 'eraseCustomer', asksFirst: true } });
  const { isBusy, isSlow } = useSelector(download, describeCommand, shallowEqual);
  const obstacle = obstacleOf(known);
  return (
    <Section title={RECORD.rights} lead={RECORD.rightsHint}>
      <Right text={RECORD.downloadText}>
        <WaitButton
          size="md"
          variant="default"
          leftSection={<IconDownload size={18} stroke={1.75} />}
          isBusy={isBusy}
          isSlow={isSlow}
          onStop={() => download.send({ type: 'wait.abandoned' })}
          onClick={() => download.send({ type: 'command.requested', subject: id })}
        >
          {RECORD.download}
        </WaitButton>
      </Right>
      <Right text={obstacle ?? RECORD.eraseText}>
        <Button
          variant="outline"
          color="coral"
          disabled={obstacle !== undefined}
          leftSection={<IconTrash size={18} stroke={1.75} />}
          onClick={() => erasure.send({ type: 'command.requested', subject: id })}
        >
          {RECORD.erase}
        </Button>
      </Right>
      <ConfirmDialog actor={erasure} title={RECORD.eraseTitle} confirm={RECORD.confirmErasure} decline={RECORD.dismiss}>
        {() => <Meaning />}
      </ConfirmDialog>
    </Section>
  );
}

/** As far as the page knows: the server looks again, at series too. */
function obstacleOf({ customer, debtor }: CustomerRecord): string | undefined {
  if (debtor !== undefined) return RECORD.obstacleOwed;
  return customer.nextGame === undefined ? undefined : RECORD.obstacleAhead;
}

function Right({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className={classes.right}>
      <p>{text}</p>
      {children}
    </div>
  );
}

function Meaning() {
  const means = [
    { icon: IconUserOff, text: RECORD.goes },
    { icon: IconUnlink, text: RECORD.ends },
    { icon: IconReceipt, text: RECORD.stays },
  ];
  return (
    <>
      <ul className={classes.means}>
        {means.map(({ icon: Icon, text }) => (
          <li key={text}>
            <Icon size={22} stroke={1.75} aria-hidden />
            {text}
          </li>
        ))}
      </ul>
      <p className={classes.final}>{RECORD.final}</p>
    </>
  );
}
