import type { Page } from 'playwright-core';

const SIZE = { courts: 12, hours: 18 };
const FIRST_HOUR = 6;
const NOTE = 'Trazer rede e bolas; paga no fim do mês com a turma de quinta.';

/** A day with a reservation is shown as if every hour of twelve courts (or as many as `size` says) were taken, each by somebody else with a phone, and one a court with a long note. Returns their names. */
export async function fillDay(page: Page, size = SIZE): Promise<{ courts: string[]; people: string[] }> {
  const courts = Array.from({ length: size.courts }, (_, index) => ({
    _id: idOf(1, index),
    name: `Quadra ${String.fromCharCode(65 + index)} da Praia`,
  }));
  const hours = Array.from({ length: size.hours }, (_, index) => FIRST_HOUR + index);
  const taken = courts.flatMap((court, column) =>
    hours.map((startHour, row) => ({ court, startHour, index: column * size.hours + row })),
  );
  const personAt = (index: number) => `Fulana ${index} Reis`;
  await page.route('**/api/v1/arenas/me/reservations?*', async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const [like] = body.data.reservations;
    const [line] = like.selectedTimeSlots;
    const { player: _player, ...rest } = like;
    body.data = {
      ...body.data,
      courts,
      hours,
      closed: [],
      reservations: taken.map(({ court, startHour, index }) => ({
        ...rest,
        _id: idOf(2, index),
        guestPlayerName: personAt(index),
        guestPhone: '13998765432',
        ...(index % size.hours === 3 && { note: { text: NOTE, version: 1 } }),
        status: 'PENDENTE',
        paymentMethod: 'local',
        installments: [],
        selectedTimeSlots: [
          {
            ...line,
            court: { ...line.court, id: court._id, name: court.name },
            timeSlots: [{ ...line.timeSlots[0], startHour }],
          },
        ],
      })),
    };
    await route.fulfill({ response, json: body });
  });
  return { courts: courts.map(({ name }) => name), people: taken.map(({ index }) => personAt(index)) };
}

function idOf(kind: number, index: number): string {
  return `0190000${kind}-0000-7000-8000-${String(index).padStart(12, '0')}`;
}
