import { expect, it } from 'vitest';
import { CARD_SIZE } from '#domain/linkPreviews/linkPreview.ts';
import { picturePath } from '#domain/uploads/image.ts';
import { drawCard } from '#platform/drawing/drawCard.ts';

/** What is left free below the price. */
const MARGIN = 56;
const PICTURE = picturePath('aaaaaaaaaaaaaaaaaaaaaa', 512);

// Red without `tallest` in drawCard.ts: the price of a card with a headline of two lines stood 37 pixels above the edge.
it.each([
  ['Areia de Copacabana', ['Quarta-feira, 2 de dezembro', '22:00 às 00:00', 'Copacabana, Rio de Janeiro']],
  ['Arena', ['Gonzaga, Santos', '3 quadras de areia']],
])('all of the card of %s stands within its margins', (headline, lines) => {
  const drawn = drawCard({ headline, lines, price: 'A partir de R$ 40,00', picture: PICTURE });
  const [, top, height] = /<rect x="\d+" y="([\d.]+)" width="[\d.]+" height="(\d+)" rx="36"/.exec(drawn) ?? [];
  expect(Number(top) + Number(height)).toBeLessThanOrEqual(CARD_SIZE.height - MARGIN);
});
