import { randomBytes, randomUUID } from 'node:crypto';

const COUNTER_END = 0x1000;
/** Where the variant and 62 random bits of `randomUUID` begin. Node draws them in bulk: fast for thousands of matches. */
const RANDOM_FROM = 19;
let lastMs = 0;
let counter = 0;

/** A new UUIDv7. Within this process each is greater than the one before, even if the system clock goes back. */
export function newId(): string {
  const ms = Date.now();
  counter += 1;
  if (ms > lastMs || counter === COUNTER_END) {
    lastMs = Math.max(ms, lastMs + 1);
    counter = randomBytes(2).readUInt16BE() & 0x7ff;
  }
  const time = lastMs.toString(16).padStart(12, '0');
  const sequence = counter.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${sequence}-${randomUUID().slice(RANDOM_FROM)}`;
}
