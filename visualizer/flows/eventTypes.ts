/** Of which actor's end an event type tells, and which end. */
export function replyIn(type: string): { readonly ending: 'done' | 'error'; readonly actor: string } | NoReply {
  const [, ending, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  return actor === undefined ? {} : { ending: ending === 'done' ? 'done' : 'error', actor };
}

interface NoReply {
  readonly ending?: undefined;
  readonly actor?: undefined;
}

/** The name of the delay whose end an event type tells of. */
export function delayIn(type: string): string | undefined {
  return /^xstate\.after\.([^.]+)\./.exec(type)?.[1];
}
