import type { ReactNode } from 'react';
import classes from './Context.module.css';
import { memberPath } from './differences.ts';
import type { Dictionary } from '../texts/pt.ts';
import { useTexts } from '../texts/useTexts.ts';

interface DataTreeProps {
  readonly value: unknown;
  /** Paths of the changed members, which are shown open and marked. */
  readonly changed?: ReadonlySet<string>;
}

/** The maximum of members shown per object or array; only the count of the rest is shown. */
const MOST = 60;
const NOTHING: ReadonlySet<string> = new Set();

/** Plain data as a tree whose objects and arrays open and close. */
export function DataTree({ value, changed = NOTHING }: DataTreeProps) {
  if (!isHolder(value)) return <Value value={value} />;
  return <Members value={value} path="" changed={changed} />;
}

interface MembersProps {
  readonly value: object;
  readonly path: string;
  readonly changed: ReadonlySet<string>;
}

function Members({ value, path, changed }: MembersProps) {
  const texts = useTexts().data;
  const members = Object.entries(value);
  if (members.length === 0) return <Value value={value} />;
  return (
    <ul className={classes.members}>
      {members.slice(0, MOST).map(([name, inner]) => {
        const place = memberPath(path, name, Array.isArray(value));
        return (
          <li key={name} data-changed={changed.has(place) || undefined}>
            <Member name={name} value={inner} path={place} changed={changed} />
          </li>
        );
      })}
      {members.length > MOST && <li className={classes.more}>{texts.more(members.length - MOST)}</li>}
    </ul>
  );
}

interface MemberProps extends Omit<MembersProps, 'value'> {
  readonly name: string;
  readonly value: unknown;
}

function Member({ name, value, path, changed }: MemberProps) {
  const texts = useTexts().data;
  const label: ReactNode = <span className={classes.key}>{name}</span>;
  if (!isHolder(value) || Object.keys(value).length === 0) {
    return (
      <>
        {label} <Value value={value} />
      </>
    );
  }
  const holdsChange = [...changed].some((place) => place.startsWith(path));
  return (
    // The key opens the element when a change appears inside; otherwise it stays as the reader opened or closed it.
    <details key={String(holdsChange)} open={holdsChange}>
      <summary>
        {label} <span className={classes.brief}>{brief(value, texts)}</span>
      </summary>
      <Members value={value} path={path} changed={changed} />
    </details>
  );
}

/** One value in the colour of its type; texts are quoted. */
export function Value({ value }: { readonly value: unknown }) {
  const texts = useTexts().data;
  return (
    <span className={classes.value} data-type={value === null ? 'null' : typeof value}>
      {isHolder(value) ? brief(value, texts) : valueText(value, texts)}
    </span>
  );
}

function valueText(value: unknown, texts: Dictionary['data']): string {
  return value === undefined ? texts.absent : (dateIn(value) ?? JSON.stringify(value));
}

function brief(value: object, texts: Dictionary['data']): string {
  const text = JSON.stringify(value);
  if (text.length <= 44) return text;
  const count = Object.keys(value).length;
  return Array.isArray(value)
    ? `[ ${texts.items(count)} ]`
    : `{ ${Object.keys(value).slice(0, 3).join(', ')}${count > 3 ? ', …' : ''} }`;
}

/** A date is one value, although as plain data it is an object. */
function isHolder(value: unknown): value is object {
  return typeof value === 'object' && value !== null && dateIn(value) === undefined;
}

function dateIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Reflect.get(value, '$') !== 'Date') return undefined;
  return String(Reflect.get(value, 'at'));
}
