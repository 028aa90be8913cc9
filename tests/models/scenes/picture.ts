import { ROUTES } from '../../../domain/navigation/routes.ts';
import type { Scene } from './scene.ts';
import { NOTHING_SENT } from './truth.ts';

/** Played where a picture is chosen first: on the sign-up. Nothing of it is the server's. */
export const pictureScene: Scene = {
  truths: [NOTHING_SENT],
  calls: {},
  opening: async () => ({ path: ROUTES.signUp.path }),
};
