import { buffer } from 'node:stream/consumers';
import type { DrawJob } from './drawElsewhere.ts';
import { drawPicture } from './drawPicture.ts';

// One job from standard input; its JPEG goes to standard output.
const { card, picture }: DrawJob = JSON.parse((await buffer(process.stdin)).toString('utf8'));
process.stdout.end(await drawPicture(card, picture === undefined ? undefined : Buffer.from(picture, 'base64')));
