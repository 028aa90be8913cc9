import { ROUTES } from '../../../domain/navigation/routes.ts';
import type { Scene } from './scene.ts';

/** Played where a picture is chosen first: on the sign-up. Nothing of it is the server's. */
export const pictureScene: Scene = { calls: {}, opening: async () => ({ path: ROUTES.signUp.path }) };
