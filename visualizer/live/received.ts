import type { StateValue } from 'xstate';
import { plain } from './plain.ts';
import type { WireBase, WireEvent, WirePayload, WireSnapshot } from './wire.ts';

/** The event in a message of another application, if it is one; only what a record keeps of it. */
export function wireEventIn(data: unknown): WireEvent | undefined {
  const told = membersOf(plain(data, { hidesSecrets: false }));
  const { sessionId, createdAt } = told;
  if (typeof sessionId !== 'string' || typeof told['_version'] !== 'string') return undefined;
  const at = typeof createdAt === 'string' ? createdAt : String(Date.now());
  const rootId = text(told['rootId']) ?? sessionId;
  const base: WireBase = { _version: told['_version'], createdAt: at, id: null, rootId, sessionId };
  switch (told['type']) {
    case '@xstate.actor': {
      const [name, parentId] = [text(told['name']) ?? sessionId, text(told['parentId'])];
      // As it came: it is the longest text there is, and no secret of a person's.
      const definition = text(membersOf(data)['definition']);
      return { ...base, type: '@xstate.actor', name, parentId, definition, snapshot: snapshotIn(told['snapshot']) };
    }
    case '@xstate.event':
      return { ...base, type: '@xstate.event', event: payloadIn(told['event']), sourceId: text(told['sourceId']) };
    case '@xstate.snapshot': {
      const [event, snapshot] = [payloadIn(told['event']), snapshotIn(told['snapshot'])];
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
  const { value: state } = membersOf(value);
  const { status, tags, context, output, error } = membersOf(plain(value, { hidesSecrets: true }));
  return {
    status: text(status) ?? 'active',
    ...(isStateValue(state) && { value: state }),
    ...(Array.isArray(tags) && { tags: tags.map(String) }),
    ...(context !== undefined && { context }),
    ...(output !== undefined && { output }),
    ...(error !== undefined && { error }),
  };
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
