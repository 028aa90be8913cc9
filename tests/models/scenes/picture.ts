import { ROUTES } from '#domain/navigation/routes.ts';
import type { Scene } from './scene.ts';
import { NOTHING_SENT, timesOf } from './truth.ts';

const MOST_BYTES = 5_000_000;

/** Played where a picture is chosen first: on the sign-up. Nothing of it is the server's. */
export function pictureScene() {
  let bytes = 0;
  const scene: Scene = {
    truths: [
      NOTHING_SENT,
      {
        section: 'SPEC 5',
        says: 'a picture of 5,000,000 bytes is none too many, and one byte more is, in these words',
        found: async ({ screen, happened }) => {
          const isRead = timesOf(happened, 'done(readPicture)') > 0;
          const isTooLarge = 'O tamanho da imagem não pode ser maior do que 5mb.';
          await (isRead && bytes > MOST_BYTES ? screen.reads(isTooLarge) : screen.isSilent(isTooLarge));
        },
      },
    ],
    calls: {},
    opening: async (start) => {
      bytes = start === 'tooLarge' ? MOST_BYTES + 1 : MOST_BYTES;
      return { path: ROUTES.signUp.path };
    },
  };
  return { scene, bytes: () => bytes };
}
