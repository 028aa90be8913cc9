import { useQuery } from '@tanstack/react-query';
import type { OpeningHours } from '#domain/opening/opening.ts';
import { useApp } from '../../../../shared/runtime/AppContext.tsx';
import { openingPreviewQuery } from '../slotQueries.ts';
import { OPENING, stayingTexts } from './openingTexts.ts';
import classes from './Opening.module.css';

/** What is booked outside of a week of opening hours: it is named before that is saved, and stays. */
export function Staying({ week }: { week: OpeningHours }) {
  const { call } = useApp();
  const preview = useQuery(openingPreviewQuery(call, week));
  if (preview.isLoadingError) return <p>{OPENING.notCounted}</p>;
  if (!preview.data) return <p>{OPENING.counting}</p>;
  const staying = stayingTexts(preview.data);
  if (staying.length === 0) return <p>{OPENING.nothing}</p>;
  return (
    <>
      <p>
        <b>{OPENING.staying}</b>
      </p>
      <ul className={classes.names}>
        {staying.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
