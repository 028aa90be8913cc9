import { IconCheck } from '@tabler/icons-react';
import type { ImportPreview } from '#domain/imports/report.ts';
import { IMPORT, sheetText } from './importTexts.ts';
import classes from './Import.module.css';

interface SheetsProps {
  readonly sheets: ImportPreview['sheets'];
  readonly disabled: boolean;
  readonly onChoose: (sheets: readonly number[]) => void;
}

/** All sheets of the file, and which of them are read; nothing for a file that has one. The last one cannot be left out. */
export function Sheets({ sheets, disabled, onChoose }: SheetsProps) {
  if (sheets.length < 2) return null;
  const read = sheets.flatMap(({ isRead }, place) => (isRead ? [place] : []));
  const toggled = (place: number) =>
    read.includes(place) ? read.filter((one) => one !== place) : [...read, place].toSorted((one, other) => one - other);
  return (
    <section className={classes.card} aria-label={IMPORT.sheets}>
      <h2 className={classes.heading}>{IMPORT.sheets}</h2>
      <p className={classes.hint}>{IMPORT.sheetsHint}</p>
      <div role="group" aria-label={IMPORT.sheets} className={classes.chips}>
        {sheets.map((sheet, place) => (
          <button
            key={sheet.name}
            type="button"
            className={classes.chip}
            aria-pressed={sheet.isRead}
            disabled={disabled || sheet.isLeftOut || (sheet.isRead && read.length === 1)}
            onClick={() => onChoose(toggled(place))}
          >
            {sheet.isRead && <IconCheck size={18} stroke={2} aria-hidden />}
            {sheetText(sheet)}
          </button>
        ))}
      </div>
    </section>
  );
}
