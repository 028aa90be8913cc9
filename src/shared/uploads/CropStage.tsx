import { ActionIcon } from '@mantine/core';
import { IconZoomIn, IconZoomOut } from '@tabler/icons-react';
import { type KeyboardEvent, useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { CropArea } from '../../../machines/uploads/picture.ts';
import { CROP, zoomWords } from './pictureTexts.ts';
import { useObjectUrl } from './useObjectUrl.ts';
import classes from './CropStage.module.css';

const CLOSEST = 4;
const STEP = 0.1;
/** How far an arrow key moves the picture, in screen pixels. */
const KEY_PX = 8;
const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': STEP, '=': STEP, '-': -STEP, _: -STEP };

type CropStageProps = {
  file: Blob;
  /** Width divided by height; the frame of a square is round, as the picture is shown. */
  ratio: number;
  /** Called on every move with the area in pixels of the picture. */
  onArea: (area: CropArea) => void;
};

export function CropStage({ file, ratio, onArea }: CropStageProps) {
  const url = useObjectUrl(file);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const hint = useId();
  const zoomBy = (step: number) => setZoom((now) => Math.min(CLOSEST, Math.max(1, now + step)));

  function onKeyDown(event: KeyboardEvent): void {
    const step = ZOOM_KEYS[event.key];
    if (step === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    zoomBy(step);
  }

  return (
    <div>
      <div className={classes.stage}>
        {url !== undefined && (
          <Cropper
            image={url}
            crop={place}
            zoom={zoom}
            maxZoom={CLOSEST}
            aspect={ratio}
            cropShape={ratio === 1 ? 'round' : 'rect'}
            showGrid={false}
            keyboardStep={KEY_PX}
            disableAutomaticStylesInjection
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropAreaChange={(_, pixels) => onArea(pixels)}
            classes={{ cropAreaClassName: classes.frame ?? '' }}
            cropperProps={{
              role: 'application',
              'aria-label': CROP.area,
              'aria-describedby': hint,
              // The capture phase keeps the library's own handler for the arrow keys.
              onKeyDownCapture: onKeyDown,
            }}
          />
        )}
      </div>
      <div className={classes.zoom}>
        <ActionIcon aria-label={CROP.farther} onClick={() => zoomBy(-STEP)}>
          <IconZoomOut size={22} stroke={1.75} aria-hidden />
        </ActionIcon>
        <input
          className={classes.slider}
          type="range"
          aria-label={CROP.zoom}
          aria-valuetext={zoomWords(zoom)}
          min={1}
          max={CLOSEST}
          step={0.01}
          value={zoom}
          onChange={(event) => setZoom(event.currentTarget.valueAsNumber)}
        />
        <ActionIcon aria-label={CROP.closer} onClick={() => zoomBy(STEP)}>
          <IconZoomIn size={22} stroke={1.75} aria-hidden />
        </ActionIcon>
      </div>
      <p className={classes.hint} id={hint}>
        {CROP.hint} <span className={classes.keys}>{CROP.keys}</span>
      </p>
    </div>
  );
}
