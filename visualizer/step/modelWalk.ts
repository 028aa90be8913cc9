import { literal } from './literal.ts';
import type { KeptWalk } from './walk.ts';

/** A walk as TypeScript code for a model's `walks`: the tests then run it in addition to the generated ones. */
export function modelWalkText({ input, steps }: KeptWalk, startTitle: string | undefined): string {
  const events = steps.map(({ event }) => `        ${literal(orderly(event))},`);
  const lines = [
    '  walks: [',
    '    {',
    `      start: ${literal(startTitle ?? OWN_START)},`,
    events.length === 0 ? '      events: [],' : ['      events: [', ...events, '      ],'].join('\n'),
    '    },',
    '  ],',
  ];
  if (startTitle !== undefined) return `${lines.join('\n')}\n`;
  return [`  // In \`starts\`: ${literal(OWN_START)}: ${literal(input)},`, ...lines, ''].join('\n');
}

const OWN_START = 'by hand';

/** The same event with `type` as its first member. */
function orderly({ type, ...members }: { readonly type: string }): object {
  return { type, ...members };
}
