/** One server-sent event, or a sign of life, which has an id alone. */
export interface ServerEvent {
  readonly name: string;
  readonly id: string | undefined;
  /** The lines of its data. */
  readonly lines: readonly string[];
}

/** Returns what turns the pieces of a stream, however it was cut, into its whole events. */
export function eventReader(): (piece: string) => ServerEvent[] {
  let rest = '';
  return (piece) => {
    const blocks = (rest + piece).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.map(eventOf);
  };
}

function eventOf(block: string): ServerEvent {
  const fields = block.split('\n').map((line) => {
    const [field = '', ...value] = line.split(':');
    return { field, value: value.join(':').replace(/^ /, '') };
  });
  const all = (wanted: string) => fields.filter(({ field }) => field === wanted).map(({ value }) => value);
  return {
    name: all('event').at(-1) ?? 'message',
    id: all('id').at(-1),
    lines: all('data').filter((line) => line !== ''),
  };
}
