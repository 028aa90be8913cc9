import { useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

/** Which courts are hidden, and which page of the others is shown; kept while another day is read. */
export function useCourtChoice() {
  const [hidden, setHidden] = useState(NONE);
  const [page, setPage] = useState(1);
  return { hidden, setHidden, page, setPage };
}

export type CourtChoice = ReturnType<typeof useCourtChoice>;
