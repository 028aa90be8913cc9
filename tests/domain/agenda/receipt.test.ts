import { describe, expect, it } from 'vitest';
import { receiptLines, receiptNumber } from '#domain/agenda/receipt.ts';

const slot = (startHour: number, price: number) => ({ id: `slot-${startHour}`, startHour, price });

describe('the lines of a receipt', () => {
  it('put hours of one price together, court by court', () => {
    const lines = receiptLines({
      selectedTimeSlots: [
        {
          court: { id: 'a', name: 'Quadra 1' },
          sport: 'BEACH_TENNIS',
          timeSlots: [slot(18, 80_50), slot(19, 80_50), slot(21, 80_50), slot(22, 60_00)],
        },
        { court: { id: 'b', name: 'Quadra 2' }, sport: 'FUTEVOLEI', timeSlots: [slot(7, 0)] },
      ],
    });
    expect(lines).toEqual([
      {
        court: 'Quadra 1',
        sport: 'BEACH_TENNIS',
        spans: ['18:00 às 20:00', '21:00 às 22:00'],
        hours: 3,
        price: 80_50,
        sum: 241_50,
      },
      { court: 'Quadra 1', sport: 'BEACH_TENNIS', spans: ['22:00 às 23:00'], hours: 1, price: 60_00, sum: 60_00 },
      { court: 'Quadra 2', sport: 'FUTEVOLEI', spans: ['07:00 às 08:00'], hours: 1, price: 0, sum: 0 },
    ]);
  });
});

it('the number of a receipt is the end of its identifier', () => {
  expect(receiptNumber('01a1fea4-4479-7250-92f9-7fa8e6e77446')).toBe('E6E7-7446');
});
