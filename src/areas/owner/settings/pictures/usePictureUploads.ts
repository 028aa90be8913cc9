import { useChart } from '../../../../shared/runtime/AppContext.tsx';
import { provideLogo, provideNewPhoto } from './pictureActors.ts';

/** The uploads of an arena's pictures. They go on for as long as the screen that calls this is there. */
export function usePictureUploads() {
  return { logo: useChart(provideLogo, {}), photo: useChart(provideNewPhoto, {}) };
}

export type PictureUploads = ReturnType<typeof usePictureUploads>;
