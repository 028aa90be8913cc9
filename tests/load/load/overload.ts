import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, type Asked, type Client, connect, openClient } from '../client.ts';
import type { BenchServer } from '../server.ts';
import { sized } from '../size.ts';

/** Twice as many as are let in. */
const CLIENTS = sized({ whole: 4_000, smoke: 100 });
/** How soon somebody who was turned away tries again: sooner than they were told. */
const IMPATIENCE_MS = 1_000;
const PROBE_EVERY_MS = 100;
/** Of a server that has recovered, an answer takes no longer. */
const RECOVERED_MS = 250;

export interface OverloadRun {
  readonly clients: number;
  readonly seconds: number;
  readonly served: number;
  readonly turnedAway: number;
  /** 503 without a `Retry-After`, any other status, or no answer. */
  readonly wrong: number;
  /** Of each question to /health meanwhile; infinite when it was not answered with 200. */
  readonly healthMs: readonly number[];
  /** From when the crowd stopped asking until a read is quick again. */
  readonly recoveredMs: number;
}

/** More clients at once than the server lets in, over and over: who is turned away, who is answered, and what is left of it. */
export async function overload(server: BenchServer, reading: () => Asked, seconds: number): Promise<OverloadRun> {
  const [crowd, probe] = [openClient(server), openClient(server)];
  try {
    await connect(crowd, CLIENTS);
    const until = performance.now() + seconds * 1_000;
    const clients = Array.from({ length: CLIENTS }, () => insist(crowd, reading, until));
    const health = probeHealth(probe, until);
    await pause(seconds * 1_000);
    const recovery = await untilQuick(probe, reading);
    const answers = (await Promise.all(clients)).flat();
    return {
      clients: CLIENTS,
      seconds,
      served: answers.filter((answer) => answer?.status === 200).length,
      turnedAway: answers.filter(isTurnedAway).length,
      wrong: answers.filter((answer) => answer?.status !== 200 && !isTurnedAway(answer)).length,
      healthMs: await health,
      recoveredMs: recovery,
    };
  } finally {
    crowd.close();
    probe.close();
  }
}

type Reply = Pick<Answer, 'status' | 'headers'> | undefined;

function isTurnedAway(answer: Reply): boolean {
  return answer?.status === 503 && Number(answer.headers['retry-after']) > 0;
}

async function insist(client: Client, reading: () => Asked, until: number): Promise<Reply[]> {
  const answers: Reply[] = [];
  while (performance.now() < until) {
    const answer = await client.send(reading()).catch(() => undefined);
    answers.push(answer && { status: answer.status, headers: answer.headers });
    if (answer?.status !== 200) await pause(IMPATIENCE_MS);
  }
  return answers;
}

async function probeHealth(client: Client, until: number): Promise<number[]> {
  const asked: Promise<number>[] = [];
  while (performance.now() < until) {
    asked.push(
      client.send({ path: '/health' }).then(
        ({ status, ms }) => (status === 200 ? ms : Number.POSITIVE_INFINITY),
        () => Number.POSITIVE_INFINITY,
      ),
    );
    await pause(PROBE_EVERY_MS);
  }
  return Promise.all(asked);
}

async function untilQuick(client: Client, reading: () => Asked): Promise<number> {
  const from = performance.now();
  for (;;) {
    const { status, ms } = await client.send(reading());
    if (status === 200 && ms < RECOVERED_MS) return performance.now() - from;
    await pause(PROBE_EVERY_MS / 2);
  }
}
