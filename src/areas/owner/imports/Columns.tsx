import { NativeSelect } from '@mantine/core';
import { type Column, type ColumnChoice, COLUMN_NAMES, COLUMNS } from '#domain/imports/columns.ts';
import type { ImportPreview } from '#domain/imports/report.ts';
import { IMPORT } from './importTexts.ts';
import classes from './Import.module.css';

interface ColumnsProps {
  readonly preview: Pick<ImportPreview, 'columns' | 'found'>;
  readonly disabled: boolean;
  readonly onChoose: (columns: ColumnChoice) => void;
}

/** Which column of the file says what; each change has the rows read again. */
export function Columns({ preview: { columns, found }, disabled, onChoose }: ColumnsProps) {
  const places = found.map(({ heading, sample }, place) => ({
    value: String(place),
    label: titleOf(place, heading, sample),
  }));
  return (
    <details className={classes.card} open={isUnsure(columns, found.length)}>
      <summary className={classes.summary}>
        <h2 className={classes.heading}>{IMPORT.columns}</h2>
      </summary>
      <p className={classes.hint}>{IMPORT.columnsHint}</p>
      <div className={classes.columns}>
        {COLUMNS.map((column) => (
          <NativeSelect
            key={column}
            size="md"
            label={COLUMN_NAMES[column]}
            disabled={disabled}
            data={[{ value: '', label: IMPORT.nowhere }, ...places]}
            value={String(columns[column] ?? '')}
            onChange={({ currentTarget: { value } }) => onChoose(withColumn(columns, column, value))}
          />
        ))}
      </div>
    </details>
  );
}

/** `'B: Início (19:00)'`; spreadsheets name their columns by letters. */
function titleOf(place: number, heading: string, sample: string): string {
  const letter = `${place < 26 ? '' : String.fromCharCode(64 + Math.floor(place / 26))}${String.fromCharCode(65 + (place % 26))}`;
  const title = heading === '' ? letter : `${letter}: ${heading}`;
  return sample === '' ? title : `${title} (${sample.slice(0, 30)})`;
}

function withColumn(columns: ColumnChoice, column: Column, value: string): ColumnChoice {
  const { [column]: _former, ...others } = columns;
  return value === '' ? others : { ...others, [column]: Number(value) };
}

/** A column that nobody knows what to do with, or that is missing, is shown at once. */
function isUnsure(columns: ColumnChoice, found: number): boolean {
  const isMissing = columns.day === undefined || columns.start === undefined || columns.name === undefined;
  return isMissing || new Set(Object.values(columns)).size < found;
}
