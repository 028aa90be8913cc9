import { NativeSelect } from '@mantine/core';
import type { Places } from '#domain/imports/recognise.ts';
import { IMPORT } from './importTexts.ts';
import type { KindOfImport, ShownPreview } from './kinds.ts';
import classes from './Import.module.css';

interface ColumnsProps {
  readonly kind: KindOfImport;
  readonly preview: Pick<ShownPreview, 'columns' | 'found'>;
  readonly disabled: boolean;
  readonly onChoose: (columns: Places<string>) => void;
}

/** Which column of the file says what; each change has the rows read again. */
export function Columns({ kind, preview: { columns, found }, disabled, onChoose }: ColumnsProps) {
  const places = found.map(({ heading, sample }, place) => ({
    value: String(place),
    label: titleOf(place, heading, sample),
  }));
  return (
    <details className={classes.card} open={kind.isMissing(columns) || isUnsure(columns, found.length)}>
      <summary className={classes.summary}>
        <h2 className={classes.heading}>{IMPORT.columns}</h2>
      </summary>
      <p className={classes.hint}>{IMPORT.columnsHint}</p>
      <div className={classes.columns}>
        {kind.columns.map(({ column, name }) => (
          <NativeSelect
            key={column}
            size="md"
            label={name}
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

function withColumn(columns: Places<string>, column: string, value: string): Places<string> {
  const { [column]: _former, ...others } = columns;
  return value === '' ? others : { ...others, [column]: Number(value) };
}

/** A column that nobody knows what to do with is shown at once. */
function isUnsure(columns: Places<string>, found: number): boolean {
  return new Set(Object.values(columns)).size < found;
}
