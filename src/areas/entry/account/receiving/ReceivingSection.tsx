import { useQuery } from '@tanstack/react-query';
import { Section, SectionFailure } from '../../../../shared/forms/Section.tsx';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { ReceivingCard } from './ReceivingCard.tsx';
import { paymentAccountQuery } from './receivingQueries.ts';
import { RECEIVING } from './receivingTexts.ts';

/** The person's account for receiving; nothing where none can be connected and none was. */
export function ReceivingSection() {
  const { call } = useApp();
  const read = useQuery(paymentAccountQuery(call));
  if (read.isPending) return null;
  if (read.isLoadingError) return <SectionFailure message={RECEIVING.failed} query={read} />;
  const { offered, account } = read.data;
  if (offered === undefined && account === null) return null;
  return (
    <Section title={RECEIVING.title} lead={RECEIVING.lead}>
      <ReceivingCard state={read.data} />
    </Section>
  );
}
