import { hourLabel, spansOf } from '#domain/values/days/hours.ts';
import type { ClosureImpact } from '#domain/closures/closure.ts';
import { formatReais } from '#domain/values/money.ts';
import { CLOSING } from './closingTexts.ts';

/** What else there is to know before closing, one sentence each. */
export function impactTexts(impact: ClosureImpact): string[] {
  const { hours, reservations, closed, byPix, onCourt, begun, shortened } = impact;
  if (hours === 0) return [CLOSING.allBegun, ...playingTexts(impact)];
  if (closed === hours) return [CLOSING.allClosed, ...playingTexts(impact)];
  const none = onCourt.length + begun.length > 0 ? CLOSING.noneCancelled : CLOSING.none;
  return [
    ...playingTexts(impact),
    ...(reservations === 0 ? [none] : [toldText(reservations - shortened.length, shortened.length)]),
    ...(byPix > 0 ? [`${formatReais(byPix)} de PIX voltam sozinhos para quem pagou.`] : []),
    ...(closed > 0
      ? [closed === 1 ? '1 destas horas já está fechada.' : `${closed} destas horas já estão fechadas.`]
      : []),
  ];
}

/** What becomes of whole reservations and of begun ones, and when they are told. */
function toldText(cancelled: number, shortened: number): string {
  if (shortened === 0) return `Todas são canceladas. ${CLOSING.told}`;
  if (cancelled === 0) return `Nenhuma é cancelada inteira. ${CLOSING.told}`;
  return `As outras são canceladas. ${CLOSING.told}`;
}

/**
 * `Em quadra agora: Ana (Quadra 1, até 16:00).`, `Já começou e perde só o que falta: Ana, 16:00 às 17:00 (R$ 80,50).` and `Já começou e
 * fica como está: Rui, 16:00 às 17:00. Trate no balcão.`
 */
function playingTexts({ onCourt, begun, shortened }: ClosureImpact): string[] {
  const players = onCourt.map(({ who, court, until }) => `${who} (${court}, até ${hourLabel(until)})`);
  const lost = shortened.map((one) => `${hoursText(one)}${one.value > 0 ? ` (${formatReais(one.value)})` : ''}`);
  const kept = begun.map(hoursText);
  return [
    ...(players.length > 0 ? [`Em quadra agora: ${players.join('; ')}.`] : []),
    ...(lost.length > 0 ? [`Já começou e perde só o que falta: ${lost.join('; ')}.`] : []),
    ...(kept.length > 0 ? [`Já começou e fica como está: ${kept.join('; ')}. Trate no balcão.`] : []),
  ];
}

function hoursText({ who, hours }: ClosureImpact['begun'][number]): string {
  return `${who}, ${spansOf(hours).join(' e ')}`;
}
