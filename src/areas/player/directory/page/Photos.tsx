import { lazy, Suspense } from 'react';
import { ArenaPhoto } from '../../../../shared/look/pieces/ArenaPhoto.tsx';
import { ARENA, photoText } from './pageTexts.ts';
import { countMark, PHOTO_SIZES, type PhotosProps } from './photosProps.ts';
import classes from './Photos.module.css';

const PhotoCarousel = lazy(() => import('./PhotoCarousel.tsx').then((file) => ({ default: file.PhotoCarousel })));

/** The arena's pictures. They stand still, in the same places, until the carousel's code is loaded. */
export function Photos(shown: PhotosProps) {
  if (shown.photos.length < 2) return <PhotoRow {...shown} />;
  return (
    <Suspense fallback={<PhotoRow {...shown} />}>
      <PhotoCarousel {...shown} />
    </Suspense>
  );
}

function PhotoRow({ name, photos, texts }: PhotosProps) {
  // An arena without pictures shows a drawn court.
  const shown = photos.length === 0 ? [undefined] : photos;
  return (
    <div className={classes.frame} role="group" aria-label={ARENA.photos} data-count={countMark(shown)}>
      <div className={classes.row}>
        {shown.map((photo, index) => (
          <div key={photo ?? ''} className={classes.slide}>
            <ArenaPhoto
              src={photo}
              alt={texts[index] || photoText(name, index, shown.length)}
              eager={index === 0}
              sizes={PHOTO_SIZES}
              rounded
            />
          </div>
        ))}
      </div>
    </div>
  );
}

export function PhotosSkeleton() {
  return (
    <div className={classes.frame} data-count={5}>
      <div className={classes.row}>
        {Array.from({ length: 5 }, (_, index) => (
          <div key={index} className={classes.slide}>
            <div className={classes.ghost} />
          </div>
        ))}
      </div>
    </div>
  );
}
