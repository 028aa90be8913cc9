// node burden.mjs cpu|disk: keeps a core or the disk busy, for as long as the pipe of its parent is open: it ends with the parent,
// however that ends. Says a line once it is at work.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { copyFile, mkdir, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** So short that the end of the pipe is heard. */
const TURN_MS = 20;
const FILES = 100;
const FILE_BYTES = 200_000;

const end = () => process.exit();
process.stdin.on('end', end).on('error', end).resume();
process.on('SIGINT', end).on('SIGTERM', end);

const KINDS = { cpu: keepBusy, disk: keepCopying };
const [, , kind = ''] = process.argv;
await KINDS[kind]();

async function keepBusy() {
  console.log('busy');
  for (;;) {
    const until = performance.now() + TURN_MS;
    while (performance.now() < until);
    await new Promise(setImmediate);
  }
}

/** Each copy is on the disk before the next one begins. */
async function keepCopying() {
  const folder = mkdtempSync(join(tmpdir(), 'copies-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const original = join(folder, 'original');
  writeFileSync(original, Buffer.alloc(FILE_BYTES, 'areia'));
  console.log('copying');
  for (;;) {
    const copies = join(folder, 'copies');
    await mkdir(copies);
    for (let file = 0; file < FILES; file += 1) {
      const path = join(copies, String(file));
      await copyFile(original, path);
      const copy = await open(path, 'r+');
      await copy.sync();
      await copy.close();
    }
    await rm(copies, { recursive: true });
  }
}
