import classes from './Happenings.module.css';
import { type LogFilter, EVERYTHING } from './logFilter.ts';
import { KIND_ICONS } from './LogRow.tsx';
import type { Entry, Recording } from './recording.ts';
import { useTexts } from '../texts/useTexts.ts';

interface FilterBarProps {
  readonly recording: Recording;
  readonly filter: LogFilter;
  readonly onFilter: (filter: LogFilter) => void;
}

const ALL_KINDS: readonly Entry['kind'][] = ['event', 'emitted', 'timer', 'started'];

/** The filter of the log: by words, by actor, by kind. */
export function FilterBar({ recording, filter, onFilter }: FilterBarProps) {
  const texts = useTexts().log;
  const change = (part: Partial<LogFilter>) => {
    const next = { ...filter, ...part };
    const isEverything = next.text === '' && next.sessionId === '' && next.without.size === 0;
    onFilter(isEverything ? EVERYTHING : next);
  };
  const toggle = (kind: Entry['kind']) => {
    const without = new Set(filter.without);
    if (!without.delete(kind)) without.add(kind);
    change({ without });
  };
  return (
    <div className={classes.filters} role="search" aria-label={texts.filter}>
      <input
        type="search"
        value={filter.text}
        placeholder={texts.placeholder}
        aria-label={texts.byText}
        onChange={(event) => change({ text: event.target.value })}
      />
      <select
        value={filter.sessionId}
        aria-label={texts.byActor}
        onChange={(event) => change({ sessionId: event.target.value })}
      >
        <option value="">{texts.allActors}</option>
        {recording.actors.map(({ sessionId, name, chart }) => (
          <option key={sessionId} value={sessionId}>
            {chart ?? name} ({sessionId})
          </option>
        ))}
      </select>
      <div className={classes.kinds} role="group" aria-label={texts.byKind}>
        {ALL_KINDS.map((kind) => {
          const Icon = KIND_ICONS[kind];
          return (
            <button key={kind} type="button" aria-pressed={!filter.without.has(kind)} onClick={() => toggle(kind)}>
              <Icon size={15} stroke={1.75} aria-hidden />
              {texts.kindsPlural[kind]}
            </button>
          );
        })}
      </div>
    </div>
  );
}
