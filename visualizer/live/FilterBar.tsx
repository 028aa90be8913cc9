import classes from './Happenings.module.css';
import { type LogFilter, EVERYTHING } from './logFilter.ts';
import { KINDS } from './LogRow.tsx';
import type { Entry, Recording } from './recording.ts';

interface FilterBarProps {
  readonly recording: Recording;
  readonly filter: LogFilter;
  readonly onFilter: (filter: LogFilter) => void;
}

const ALL_KINDS: readonly Entry['kind'][] = ['event', 'emitted', 'timer', 'started'];

/** The filter of the log: by words, by actor, by kind. */
export function FilterBar({ recording, filter, onFilter }: FilterBarProps) {
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
    <div className={classes.filters} role="search" aria-label="Filtro do registro">
      <input
        type="search"
        value={filter.text}
        placeholder="Evento, estado, valor…"
        aria-label="Filtrar por texto"
        onChange={(event) => change({ text: event.target.value })}
      />
      <select
        value={filter.sessionId}
        aria-label="Filtrar por ator"
        onChange={(event) => change({ sessionId: event.target.value })}
      >
        <option value="">Todos os atores</option>
        {recording.actors.map(({ sessionId, name, chart }) => (
          <option key={sessionId} value={sessionId}>
            {chart ?? name} ({sessionId})
          </option>
        ))}
      </select>
      <div className={classes.kinds} role="group" aria-label="Espécies">
        {ALL_KINDS.map((kind) => {
          const { Icon, plural } = KINDS[kind];
          return (
            <button key={kind} type="button" aria-pressed={!filter.without.has(kind)} onClick={() => toggle(kind)}>
              <Icon size={15} stroke={1.75} aria-hidden />
              {plural}
            </button>
          );
        })}
      </div>
    </div>
  );
}
