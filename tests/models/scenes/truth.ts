import type { ChartEvent } from '../../../visualizer/step/walker.ts';
import { same, wordOf } from '../harness/rules.ts';
import { type Scene, tagOf, type Telling, type Truth, type Words, type WorldAfter } from './scene.ts';

/** What is told when no answer came in time: neither done nor not done is known. */
export const UNANSWERED =
  'O servidor não respondeu a tempo e não sabemos se deu certo. Confira antes de repetir; repetir o mesmo pedido não o faz duas vezes.';
/** What is told when the line is cut while something is only read. */
export const TOO_LATE = 'O servidor demorou demais para responder. Tente novamente.';
export const OFFLINE = 'Sem conexão com a internet. Verifique e tente novamente.';
/** The general fallback (SPEC 8). */
export const OOPS = 'Ocorreu um erro ao processar sua solicitação. Tente novamente mais tarde.';

/** Throws unless the person was told, toast by toast, what the scene says of what has happened. */
export function checkTold({ tells = {} }: Scene, happened: readonly ChartEvent[], shown: readonly string[]): void {
  const planned = happened.flatMap((event, index) => {
    const telling = namesOf(event)
      .map((name) => tells[name])
      .find((known) => known !== undefined);
    const words = typeof telling === 'function' ? telling(event, happened.slice(0, index)) : telling;
    return words === undefined || words === null ? [] : words;
  });
  same('the person was told something else by toasts', planned, shown);
}

/** Throws, with its sentence, when a truth of the scene is none. */
export async function checkTruths({ truths = [] }: Scene, world: WorldAfter): Promise<void> {
  for (const { section, says, planned, found } of truths) {
    try {
      same('something else is there', planned?.(world.happened), await found(world));
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`not true: '${says}' (${section}): ${why}`, { cause });
    }
  }
}

/** The words that belong to what was asked for last. */
export function byLast(words: Readonly<Record<string, Words>>): Telling {
  return (_event, earlier) => words[earlier.findLast(({ type }) => type in words)?.type ?? ''] ?? null;
}

/** The same so many times. */
export function repeated<T>(times: number, value: T): readonly T[] {
  return Array.from({ length: times }, () => value);
}

/** How often one of these happened, named as in `Tellings`. */
export function timesOf(happened: readonly ChartEvent[], ...names: readonly string[]): number {
  return happened.filter((event) => namesOf(event).some((name) => names.includes(name))).length;
}

/** The more exact name first. */
function namesOf(event: ChartEvent): readonly string[] {
  const word = wordOf(event);
  const { output } = event;
  const answer = tagOf(output) ?? (typeof output === 'string' ? output : undefined);
  return answer === undefined ? [word] : [`${word} ${answer}`, word];
}

/** How often that happened while the first of these was the last of them to happen. */
export function timesAfter(
  happened: readonly ChartEvent[],
  name: string,
  opened: string,
  ...others: readonly string[]
): number {
  const isOpening = ({ type }: ChartEvent) => type === opened || others.includes(type);
  return happened.filter(
    (event, index) => timesOf([event], name) > 0 && happened.slice(0, index).findLast(isOpening)?.type === opened,
  ).length;
}

/** How many forms were sent that this event had opened: a person opens one at a time. */
export function sentAfter(happened: readonly ChartEvent[], opened: string): number {
  const requests = happened.map(({ type }) => type).filter((type) => /^[^.]+\.(requested|received)$/.test(type));
  return timesAfter(happened, 'done(submission)', opened, ...requests);
}

/** For charts that only open what other charts send. */
export const NOTHING_SENT: Truth = {
  section: 'SPEC 4',
  says: 'who looks, closes, or thinks better of it has changed nothing on the server',
  planned: () => [],
  found: ({ sent }) => sent(),
};

declare global {
  /** Hears what each toast says, in their order. */
  var hearToast: (words: string) => void;
}

/** Runs in the page, before the app: tells the words of every toast that is drawn. Returns what ends that. */
export function watchToasts(): () => void {
  const known = new WeakSet<Element>();
  const observer = new MutationObserver(() => {
    for (const toast of document.querySelectorAll('.mantine-Notification-root')) {
      if (!known.has(toast)) globalThis.hearToast(toast.textContent);
      known.add(toast);
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}
