import type { Topic } from '#domain/changes/topic.ts';
import type { Answer } from '../client.ts';
import type { BenchServer } from '../server.ts';
import { openMany } from './followers.ts';

/** What became of those who all look at the same thing when it changes. */
export interface Herd {
  readonly size: number;
  /** From before the change was sent until the last of them had their answer, milliseconds. */
  readonly lastMs: number;
  /** How long each question took, milliseconds. */
  readonly asked: readonly number[];
  /** Questions without a proper answer. */
  readonly failed: number;
}

/** Opens so many streams of one topic, each of which asks as soon as it is told, and changes it once. */
export async function measureHerd(
  server: BenchServer,
  topic: Topic,
  size: number,
  { ask, change }: { readonly ask: () => Promise<Answer>; readonly change: () => Promise<unknown> },
): Promise<Herd> {
  const answers: Promise<number | undefined>[] = [];
  let isOn = false;
  let allAsked: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (allAsked = resolve));
  const hear = (_name: string, topics: readonly string[]) => {
    if (!isOn || !topics.includes(topic)) return;
    answers.push(
      ask().then(
        ({ status, ms }) => (status === 200 ? ms : undefined),
        () => undefined,
      ),
    );
    if (answers.length === size) allAsked();
  };
  const streams = await openMany(server, [topic], size, hear);
  isOn = true;
  const from = performance.now();
  await change();
  await asked;
  const took = await Promise.all(answers);
  const lastMs = performance.now() - from;
  for (const stream of streams) stream.cut();
  const answered = took.filter((ms) => ms !== undefined);
  return { size, lastMs, asked: answered, failed: took.length - answered.length };
}
