import type { Outcome } from '../outcome.ts';
import { median, percentile, toHundredths } from '../percentiles.ts';
import { tableText } from '../table.ts';
import type { PageMeasure } from './matchesPage.ts';

const AIM = { first: 200, frame: 16.7, slowFrame: 20, timesStill: 1.3 };
/** A frame that came later than the screen's next picture. */
const LATE_MS = 17.5;

/** Tells how the page of the matches is drawn and scrolled, with the figures of the tournament. */
export function withMatchesPage({ figures, text, broken }: Outcome, measures: readonly PageMeasure[]): Outcome {
  const page = Object.fromEntries(measures.map((measure) => [measure.name, figuresOf(measure)]));
  return { figures: { ...figures, page }, text: [text, textOf(measures)].join('\n\n'), broken };
}

function figuresOf({ first, whole, frames, control, still, heightPx }: PageMeasure) {
  const [shown, nothing] = [percentile(frames, 0.95), percentile(still, 0.95)];
  return {
    still_frame_p95_ms: toHundredths(nothing),
    times_still: toHundredths(shown / nothing),
    first_ms: toHundredths(median(first)),
    whole_ms: toHundredths(median(whole)),
    frame_p50_ms: toHundredths(median(frames)),
    frame_p95_ms: toHundredths(percentile(frames, 0.95)),
    late_frames_percent: toHundredths((100 * frames.filter((ms) => ms > LATE_MS).length) / frames.length),
    control_frame_p50_ms: toHundredths(median(control)),
    control_frame_p95_ms: toHundredths(percentile(control, 0.95)),
    height_px: heightPx,
  };
}

function textOf(measures: readonly PageMeasure[]): string {
  return tableText(
    [
      'the page, processor 4× slower, ms',
      `first (< ${AIM.first})`,
      'whole',
      `frame p50 (≤ ${AIM.frame})`,
      `p95 (≤ ${AIM.slowFrame})`,
      'late %',
      'empty boxes',
      'static page p95',
      `times (≤ ${AIM.timesStill})`,
    ],
    measures.map((measure) => {
      const told = figuresOf(measure);
      return [
        measure.name,
        told.first_ms,
        told.whole_ms,
        told.frame_p50_ms,
        told.frame_p95_ms,
        told.late_frames_percent,
        `${told.control_frame_p50_ms} / ${told.control_frame_p95_ms}`,
        told.still_frame_p95_ms,
        told.times_still,
      ];
    }),
  );
}
