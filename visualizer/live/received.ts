import type { StateValue } from 'xstate';
import { plain } from './plain.ts';
import type { WireBase, WireEvent, WirePayload, WireSnapshot } from './wire.ts';

/** The event in another application's message, reduced to what a recording keeps; undefined if it holds none. */
export function wireEventIn(data: unknown): WireEvent | undefined {
  const message = membersOf(plain(data, { hidesSecrets: false }));
  const { sessionId, createdAt } = message;
  if (typeof sessionId !== 'string' || typeof message['_version'] !== 'string') return undefined;
  const at = typeof createdAt === 'string' ? createdAt : String(Date.now());
  const rootId = text(message['rootId']) ?? sessionId;
  const base: WireBase = { _version: message['_version'], createdAt: at, id: null, rootId, sessionId };
  switch (message['type']) {
    case '@xstate.actor': {
      const [name, parentId] = [text(message['name']) ?? sessionId, text(message['parentId'])];
      // From the raw message, since `plain` would cut this long text; it holds no personal data.
      const definition = text(membersOf(data)['definition']);
      const src = text(message['src']);
      return {
        ...base,
        type: '@xstate.actor',
        name,
        parentId,
        definition,
        src,
        snapshot: snapshotIn(message['snapshot']),
      };
    }
    case '@xstate.event':
      return {
        ...base,
        type: '@xstate.event',
        event: payloadIn(message['event']),
        sourceId: text(message['sourceId']),
      };
    case '@xstate.snapshot': {
      const [event, snapshot] = [payloadIn(message['event']), snapshotIn(message['snapshot'])];
      return { ...base, type: '@xstate.snapshot', event, snapshot };
    }
    default:
      return undefined;
  }
}

function payloadIn(value: unknown): WirePayload {
  return { ...membersOf(plain(value, { hidesSecrets: true })), type: text(membersOf(value)['type']) ?? '' };
}

function snapshotIn(value: unknown): WireSnapshot {
  const { value: state, history } = membersOf(value);
  const { status, tags, context, output, error } = membersOf(plain(value, { hidesSecrets: true }));
  return {
    status: text(status) ?? 'active',
    ...(isStateValue(state) && { value: state }),
    ...(Array.isArray(tags) && { tags: tags.map(String) }),
    ...(context !== undefined && { context }),
    ...(output !== undefined && { output }),
    ...(error !== undefined && { error }),
    ...(isHistory(history) && { history }),
  };
}

function isHistory(value: unknown): value is NonNullable<WireSnapshot['history']> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((ids) => Array.isArray(ids) && ids.every((id) => typeof id === 'string'))
  );
}

function isStateValue(value: unknown): value is StateValue {
  if (typeof value === 'string') return true;
  return typeof value === 'object' && value !== null && Object.values(value).every(isStateValue);
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
