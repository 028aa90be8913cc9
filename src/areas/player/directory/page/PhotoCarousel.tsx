import '@mantine/carousel/styles.layer.css';
import { Carousel } from '@mantine/carousel';
import { useReducedMotion } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import Autoplay from 'embla-carousel-autoplay';
import { useState } from 'react';
import { ArenaPhoto } from '../../../../shared/look/pieces/ArenaPhoto.tsx';
import { ARENA, photoNumber, photoText, slideText } from './pageTexts.ts';
import { countMark, PHOTO_SIZES, type PhotosProps } from './photosProps.ts';
import classes from './Photos.module.css';

const PHOTO_SHOWN_MS = 2_000;

/**
 * Moves through the pictures by itself. It stops while the mouse is over it or the focus is in it, when the user pauses
 * it, and from the start when the user prefers less motion.
 */
export function PhotoCarousel({ name, photos, texts }: PhotosProps) {
  const [autoplay] = useState(() =>
    Autoplay({
      delay: PHOTO_SHOWN_MS,
      stopOnInteraction: false,
      stopOnMouseEnter: true,
      rootNode: (root) => root.closest<HTMLElement>('[data-count]'),
    }),
  );
  const lessMotion = useReducedMotion(false, { getInitialValueInEffect: false });
  const [wish, setWish] = useState<'play' | 'pause'>();
  const [shown, setShown] = useState(0);
  const [isFocused, setFocused] = useState(false);
  const isPlaying = wish === undefined ? !lessMotion : wish === 'play';
  const isMoving = isPlaying && (wish === 'play' || !isFocused);
  const toggleText = isPlaying ? ARENA.pausePhotos : ARENA.playPhotos;
  const ToggleIcon = isPlaying ? IconPlayerPause : IconPlayerPlay;

  return (
    <div
      className={classes.frame}
      data-count={countMark(photos)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <Carousel
        aria-label={ARENA.photos}
        aria-roledescription="carrossel"
        classNames={{
          root: classes.carousel,
          viewport: classes.viewport,
          container: classes.row,
          slide: classes.slide,
          control: classes.control,
        }}
        plugins={isMoving ? [autoplay] : []}
        emblaOptions={{ align: 'start', loop: true, ...(lessMotion && { duration: 0 }) }}
        controlSize={44}
        onSlideChange={setShown}
        previousControlProps={{ 'aria-label': ARENA.previousPhoto }}
        nextControlProps={{ 'aria-label': ARENA.nextPhoto }}
        previousControlIcon={<IconChevronLeft size={24} stroke={1.75} aria-hidden />}
        nextControlIcon={<IconChevronRight size={24} stroke={1.75} aria-hidden />}
      >
        {photos.map((photo, index) => (
          <Carousel.Slide
            key={photo}
            role="group"
            aria-roledescription="foto"
            aria-label={slideText(index, photos.length)}
          >
            <ArenaPhoto
              src={photo}
              alt={texts[index] || photoText(name, index, photos.length)}
              eager={index === 0}
              sizes={PHOTO_SIZES}
              rounded
            />
          </Carousel.Slide>
        ))}
      </Carousel>
      {/* Mantine's own words are English, and spoken for each picture that passes. */}
      <p className="visually-hidden" aria-live={isMoving ? 'off' : 'polite'}>
        {photoNumber(shown, photos.length)}
      </p>
      <button
        type="button"
        className={classes.toggle}
        aria-label={toggleText}
        onClick={() => setWish(isPlaying ? 'pause' : 'play')}
      >
        <ToggleIcon size={20} stroke={1.75} aria-hidden />
      </button>
    </div>
  );
}
