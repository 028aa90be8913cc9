import { hourLabel, spansOf } from '../../../../../domain/booking/hours.ts';
import type { ClosureImpact } from '../../../../../domain/closures/closure.ts';
import { formatReais } from '../../../../../domain/money/money.ts';
import { CLOSING } from './closingTexts.ts';

/** What else there is to know before closing, one sentence each. */
export function impactTexts(impact: ClosureImpact): string[] {
  const { hours, reservations, closed, byPix, onCourt, begun } = impact;
  if (hours === 0) return [CLOSING.allBegun, ...playingTexts(impact)];
  if (closed === hours) return [CLOSING.allClosed, ...playingTexts(impact)];
  const none = onCourt.length + begun.length > 0 ? CLOSING.noneCancelled : CLOSING.none;
  return [
    ...playingTexts(impact),
    ...(reservations === 0 ? [none] : [CLOSING.told]),
    ...(byPix > 0 ? [`${formatReais(byPix)} de PIX voltam sozinhos para quem pagou.`] : []),
    ...(closed > 0
      ? [closed === 1 ? '1 destas horas já está fechada.' : `${closed} destas horas já estão fechadas.`]
      : []),
  ];
}

/** `Em quadra agora: Ana (Quadra 1, até 16:00).` and `Já começou e fica como está: Ana, 16:00 às 17:00. Trate no balcão.` */
function playingTexts({ onCourt, begun }: ClosureImpact): string[] {
  const players = onCourt.map(({ who, court, until }) => `${who} (${court}, até ${hourLabel(until)})`);
  const kept = begun.map(({ who, hours }) => `${who}, ${spansOf(hours).join(' e ')}`);
  return [
    ...(players.length > 0 ? [`Em quadra agora: ${players.join('; ')}.`] : []),
    ...(kept.length > 0 ? [`Já começou e fica como está: ${kept.join('; ')}. Trate no balcão.`] : []),
  ];
}
