/** The actor id and the ending in the type of an actor's reply; empty for other event types. */
export function replyIn(type: string): { readonly ending: 'done' | 'error'; readonly actor: string } | NoReply {
  const [, ending, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  return actor === undefined ? {} : { ending: ending === 'done' ? 'done' : 'error', actor };
}

interface NoReply {
  readonly ending?: undefined;
  readonly actor?: undefined;
}

/** The name of the delay in an `after` event's type. */
export function delayIn(type: string): string | undefined {
  return /^xstate\.after\.([^.]+)\./.exec(type)?.[1];
}
