import { randomBytes } from 'node:crypto';

const COUNTER_END = 0x1000;
let lastMs = 0;
let counter = 0;

/** A new UUIDv7: in this process each is greater than the one before, whatever the system clock does. */
export function newId(): string {
  const ms = Date.now();
  counter += 1;
  if (ms > lastMs || counter === COUNTER_END) {
    lastMs = Math.max(ms, lastMs + 1);
    counter = randomBytes(2).readUInt16BE() & 0x7ff;
  }
  const time = lastMs.toString(16).padStart(12, '0');
  const random = randomBytes(8);
  random.writeUInt8((random.readUInt8(0) & 0x3f) | 0x80, 0);
  const tail = random.toString('hex');
  const sequence = counter.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${sequence}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}
