import { IconCheck, IconDownload } from '@tabler/icons-react';
import type { RowFilter } from '../../../../machines/imports/importing.ts';
import { useSheetSaving } from '../../../shared/files/useSheetSaving.ts';
import { WaitButton } from '../../../shared/look/states/WaitButton.tsx';
import { Pages } from '../../../shared/look/layout/Pages.tsx';
import { IMPORT, placeOf } from './importTexts.ts';
import type { ShownRow } from './kinds.ts';
import { refusedSheet } from './refusedSheet.ts';
import { RowLine } from './RowLine.tsx';
import classes from './Import.module.css';

const ROWS_ON_PAGE = 25;
const FILTERS = [
  { filter: 'all', label: IMPORT.all },
  { filter: 'refused', label: IMPORT.refused },
] as const satisfies readonly { filter: RowFilter; label: string }[];

interface RowListProps {
  readonly rows: readonly ShownRow[];
  readonly headings: readonly string[];
  readonly filter: RowFilter;
  readonly page: number;
  readonly onFilter: (filter: RowFilter) => void;
  readonly onPage: (page: number) => void;
}

/** The rows in pages, all or the refused ones, which can be downloaded to be corrected. */
export function RowList({ rows, headings, filter, page, onFilter, onPage }: RowListProps) {
  const saving = useSheetSaving();
  const refused = rows.filter(({ outcome }) => outcome === 'refused');
  const shown = filter === 'refused' ? refused : rows;
  return (
    <section className={classes.card} aria-label={IMPORT.rows}>
      <div className={classes.tools}>
        <div role="group" aria-label={IMPORT.filter} className={classes.chips}>
          {FILTERS.map(({ filter: each, label }) => (
            <button
              key={each}
              type="button"
              className={classes.chip}
              aria-pressed={filter === each}
              onClick={() => onFilter(each)}
            >
              {filter === each && <IconCheck size={18} stroke={2} aria-hidden />}
              {label}
              <span className={classes.count}>{each === 'all' ? rows.length : refused.length}</span>
            </button>
          ))}
        </div>
        {refused.length > 0 && (
          <WaitButton
            variant="default"
            leftSection={<IconDownload size={18} stroke={1.75} aria-hidden />}
            isBusy={saving.isBusy}
            isSlow={saving.isSlow}
            onStop={saving.stop}
            onClick={() => saving.save(refusedSheet(refused, headings))}
          >
            {IMPORT.download}
          </WaitButton>
        )}
      </div>
      {shown.length === 0 && <p className={classes.hint}>{IMPORT.noRefused}</p>}
      <ul className={classes.rows}>
        {shown.slice((page - 1) * ROWS_ON_PAGE, page * ROWS_ON_PAGE).map((row) => (
          <RowLine key={placeOf(row)} row={row} />
        ))}
      </ul>
      <Pages page={page} pages={Math.ceil(shown.length / ROWS_ON_PAGE)} onPage={onPage} />
    </section>
  );
}
