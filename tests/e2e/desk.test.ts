import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { addDays, toIsoDay, weekdayOf } from '#domain/values/days/day.ts';
import { DEFAULT_ZONE, momentIn } from '#domain/values/days/moment.ts';
import { agendaPath } from '#domain/navigation/paths.ts';
import { ROUTES } from '#domain/navigation/routes.ts';
import { dayInWords } from '#domain/values/days/formatDay.ts';
import { firstOfNextMonth } from '../../src/areas/owner/slots/rules/ruleTexts.ts';
import { callApi } from './callApi.ts';
import { appInBrowser } from './inBrowser.ts';
import { openNewArena } from './newArena.ts';
import { farDay, reserveFirstHour } from './ownersDay.ts';
import { payBy } from './payBy.ts';
import type { Account, Who } from './people.ts';
import { told } from './heldClock.ts';

// How many clicks the desk's usual deeds take, from the day on screen to the deed done; what is typed is not counted.

const app = appInBrowser();
let page: Page;
let clicks: number;

beforeEach(async () => {
  clicks = 0;
});

it('a bill is split by four with names in 4 clicks', async () => {
  await openReservation('Turma do Vento', 11);
  await press(page.getByRole('button', { name: 'Dividir' }));
  await press(page.getByText('4', { exact: true }));
  for (const [index, name] of ['Ana', 'Bia', 'Caio', 'Duda'].entries()) {
    await page.getByLabel(`Nome da pessoa ${index + 1}`).fill(name);
  }
  await press(page.getByRole('button', { name: 'Registrar' }));
  await told(page, 'Pagamentos registrados com sucesso!');
  await page.getByText('Tudo pago').waitFor();
  await expect.poll(rows).toEqual(['Ana', 'Bia', 'Caio', 'Duda'].map((name) => `${name}Dinheiro`));
  expect(clicks).toBe(4);

  // Red without `tellDeed` in `split` of installmentActors.ts.
  await page.keyboard.press('Escape');
  await page.getByText(/^4 pagamentos, R\$\s[\d,.]+ · Turma do Vento$/).waitFor();
  clicks = 0;
  await press(page.getByRole('button', { name: 'Desfazer' }));
  await told(page, 'Pagamento desfeito: o valor volta a faltar.');
  await page.getByRole('button', { name: /^Confirmar pagamento de Turma do Vento/ }).waitFor();
  expect(clicks).toBe(1);
});

it('a bill is paid half in cash and half by PIX in 5 clicks', async () => {
  await openReservation('Turma da Brisa', 12);
  await press(page.getByRole('button', { name: 'Dividir' }));
  await page.getByLabel('Como paga a pessoa 2').selectOption('PIX na arena');
  // One opens the list of the browser itself, one takes a way from it.
  clicks += 2;
  await press(page.getByRole('button', { name: 'Registrar' }));
  await page.getByText('Tudo pago').waitFor();
  await expect.poll(rows).toEqual(['PagamentoDinheiro', 'PagamentoPIX na arena']);
  expect(clicks).toBe(5);
});

it('a check is taken back with 1 click, or by Ctrl+Z, and the card is what it was', async () => {
  const day = await openDay('Turma do Remo', 14);
  const [check, card] = [/^Confirmar pagamento de Turma do Remo/, /, Turma do Remo, Confirmada, R\$/];
  await page.getByRole('button', { name: check }).click();
  await payBy(page, 'Dinheiro');
  await press(page.getByRole('button', { name: 'Desfazer' }));
  await told(page, 'Pagamento desfeito: o valor volta a faltar.');
  await page.getByRole('button', { name: card }).waitFor();
  expect(clicks).toBe(1);

  await page.getByRole('button', { name: check }).click();
  await payBy(page, 'Dinheiro');
  await page.getByRole('button', { name: 'Desfazer' }).waitFor();
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Desfazer' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: card }).waitFor();
  // It is so on the server.
  await page.goto(day);
  await page.getByRole('button', { name: check }).waitFor();
});

// Red without GuestChoice's search in WhomStep, or `customer` in the order that is sent.
it('a guest who called before is found by a part of the phone with 1 click, and has the hour on their page', async () => {
  const owner = await openNewArena(app.address);
  const { token } = await callApi(app.address, contract.login, { body: owner });
  const desk = await app.enter(owner, { viewport: { width: 390, height: 844 } });
  page = await desk.newPage();
  const reserve = async (day: number, whom: () => Promise<void>) => {
    await page.goto(agendaPath(toIsoDay(farDay(day))));
    await page
      .getByRole('link', { name: /^Reservar às 18:00/ })
      .first()
      .click();
    await page.getByText('Convidado', { exact: true }).click();
    await whom();
    await page.getByRole('button', { name: 'Reservar', exact: true }).click();
    await told(page, 'Reserva(s) feita(s) sucesso!');
  };
  await reserve(40, async () => {
    await page.getByLabel('Nome do convidado').fill('Rafa Souza');
    await page.getByLabel('Telefone').fill('13999887766');
  });
  await reserve(41, async () => {
    await page.getByLabel('Telefone').fill('9988');
    clicks = 0;
    await press(page.getByRole('list', { name: 'Clientes encontrados' }).getByRole('button', { name: /^Rafa Souza/ }));
    await page.getByRole('button', { name: 'Trocar Rafa Souza' }).waitFor();
    expect(clicks).toBe(1);
  });
  const { customers } = await callApi(app.address, contract.customers, { token });
  expect(customers.map(({ name, phone }) => [name, phone])).toEqual([['Rafa Souza', '13999887766']]);
  await page.goto(ROUTES.ownerCustomers.path);
  await page.getByRole('link', { name: 'Rafa Souza' }).click();
  await expect.poll(() => page.getByRole('list', { name: 'Reservas' }).getByRole('listitem').count()).toBe(2);
  await page.getByLabel('Observação').fill('Prefere a quadra 1');
  await page.getByRole('button', { name: 'Salvar cadastro' }).click();
  await told(page, 'Cadastro atualizado.');
  await page.reload();
  expect(await page.getByLabel('Observação').inputValue()).toBe('Prefere a quadra 1');
});

// Red without LinkedWay in OwnerBooking.tsx, `hourMore` in KnownHours.tsx, or WhatsAppButton in SentLink.tsx.
it('a guest who called before books two hours and is sent the payment link in 6 clicks', async () => {
  const owner = await openNewArena(app.address);
  const { token } = await callApi(app.address, contract.login, { body: owner });
  const { arena, version } = await callApi(app.address, contract.myArena, { token });
  const query = new URLSearchParams({ version: String(version) });
  const pix = { key: '52998224725', receiver: 'Ressaca' };
  await callApi(app.address, contract.updateArenaPix, { token, query, body: { pix } });
  const at = farDay(43);
  const { availableTimeSlots: courts } = await callApi(app.address, contract.availability, {
    token,
    id: arena.id,
    query: new URLSearchParams(Object.entries(farDay(42)).map(([name, value]) => [name, String(value)])),
  });
  const [court] = courts;
  const timeSlots = court?.slots.slice(0, 1).map(({ id }) => id);
  const selectedTimeSlots = [{ court: court?.id, timeSlots, sport: 'BEACH_TENNIS' }];
  const guest = { guestPlayerName: 'Rafa Souza', guestPhone: '13999887766' };
  const before = { arena: arena.id, date: farDay(42), selectedTimeSlots, ...guest };
  await callApi(app.address, contract.makeOwnerReservation, { token, body: before });
  const desk = await app.enter(owner, { viewport: { width: 390, height: 844 } });
  page = await desk.newPage();
  await page.goto(agendaPath(toIsoDay(at)));

  await press(page.getByRole('link', { name: /^Reservar às 18:00/ }).first());
  await press(page.getByText('Convidado', { exact: true }));
  await page.getByLabel('Telefone').fill('9988');
  await press(page.getByRole('list', { name: 'Clientes encontrados' }).getByRole('button', { name: /^Rafa Souza/ }));
  await press(page.getByRole('button', { name: 'Mais 1 hora' }));
  await press(page.getByRole('button', { name: 'Reservar e enviar link' }));
  await told(page, 'Reserva(s) feita(s) sucesso!');
  const send = page.getByRole('link', { name: 'Enviar por WhatsApp' });
  // WhatsApp itself is not on this machine.
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const opened = page.waitForEvent('popup');
  await press(send);
  const sent = new URL((await opened).url());
  expect(clicks).toBe(6);
  expect(sent.pathname).toBe('/5513999887766');
  expect(sent.searchParams.get('text')).toMatch(/^Olá, Rafa![^]*18:00 às 20:00, Quadra 1\nFalta pagar R\$\s180,00\./);
  const address = await page.getByRole('textbox', { name: 'Link de pagamento' }).inputValue();
  expect(sent.searchParams.get('text')).toContain(address);

  const phone = await app.enter('visitor', { viewport: { width: 390, height: 844 } });
  const payer = await phone.newPage();
  await payer.goto(new URL(address).pathname);
  await payer.getByText('18:00 às 20:00').waitFor();
  await page.getByRole('link', { name: 'Ver na agenda' }).click();
  await page
    .getByRole('button', { name: /, Rafa Souza, Confirmada, R\$/ })
    .first()
    .waitFor();
});

// Red without AgreedField in OwnerBooking.tsx.
it('two hours by phone at an agreed price are 4 clicks', async () => {
  const owner = await openNewArena(app.address);
  const desk = await app.enter(owner, { viewport: { width: 1440, height: 900 } });
  page = await desk.newPage();
  await page.goto(agendaPath(toIsoDay(farDay(44))));
  clicks = 0;
  await press(page.getByRole('link', { name: /^Reservar às 18:00/ }).first());
  await press(page.getByText('Convidado', { exact: true }));
  await page.getByLabel('Nome do convidado').fill('Rafa Souza');
  await press(page.getByRole('button', { name: 'Mais 1 hora' }));
  await page.getByLabel('Preço combinado').fill('150');
  await page
    .getByText(/R\$\s150,00/)
    .first()
    .waitFor();
  await press(page.getByRole('button', { name: 'Reservar', exact: true }));
  await page.getByRole('button', { name: /^18:00.*, Rafa Souza, Confirmada, R\$\s150,00/ }).waitFor();
  expect(clicks).toBe(4);
});

it('a check by PIX costs 2 clicks, as one in cash does; what it was is said, proposed next, and reached by the keyboard', async () => {
  await openDay('Turma do Pix', 13);
  await press(page.getByRole('button', { name: /^Confirmar pagamento de Turma do Pix/ }));
  const asked = page.getByRole('dialog', { name: 'Como foi pago?' });
  await press(asked.getByRole('button', { name: 'PIX', exact: true }));
  await page.getByText(/^R\$\s[\d,.]+ por PIX$/).waitFor();
  expect(clicks).toBe(2);
  await page.getByText(/por PIX · Turma do Pix/).waitFor();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await told(page, 'Pagamento desfeito: o valor volta a faltar.');
  await page.getByRole('button', { name: /^Confirmar pagamento de Turma do Pix/ }).focus();
  await page.keyboard.press('Enter');
  await asked.waitFor();
  await page.keyboard.press('Enter');
  await page.getByText(/^R\$\s[\d,.]+ em dinheiro$/).waitFor();
});

it('a cancellation says what becomes of the cash, and is taken back with 1 click, or later from the reservation', async () => {
  const guest = 'Turma do Farol';
  const day = await openDay(guest, 15);
  const card = (status: string) => page.getByRole('button', { name: new RegExp(`, ${guest}, ${status}, R\\$`) });
  const cancel = page.getByRole('button', { name: new RegExp(`^Cancelar reserva de ${guest}`) });
  const over = page.getByRole('button', { name: new RegExp(`Cancelada · ${guest}`) });
  await card('Confirmada').click();
  await page.getByRole('button', { name: 'Adicionar pagamento' }).click();
  await page.getByLabel('Valor').fill('20');
  await page.getByRole('button', { name: 'Registrar' }).click();
  await told(page, 'Registro feito com sucesso!');
  await page.keyboard.press('Escape');

  await press(cancel);
  const asked = page.getByRole('dialog', { name: 'Cancelar reserva?' });
  await asked.getByText(/A arena recebeu R\$\s20,00/).waitFor();
  await press(asked.getByRole('button', { name: 'Cancelar reserva' }));
  await asked.getByText('Diga o que fazer com o valor recebido.').waitFor();
  await expect.poll(() => asked.getByText('Virar crédito').count()).toBe(0);
  await press(asked.getByText('Manter como sinal'));
  await press(asked.getByRole('button', { name: 'Cancelar reserva' }));
  await told(page, 'Reserva cancelada com sucesso!');
  await over.waitFor();
  await expect.poll(() => over.innerText()).toMatch(/sinal R\$\s20,00$/);
  await page.getByText('Sinais mantidos').waitFor();

  clicks = 0;
  await press(page.getByRole('button', { name: 'Desfazer' }));
  await told(page, 'Cancelamento desfeito: a reserva voltou.');
  await card('Confirmada').waitFor();
  expect(clicks).toBe(1);

  await cancel.click();
  await asked.getByText('Devolver agora').click();
  await asked.getByText('PIX na arena').click();
  await asked.getByRole('button', { name: 'Cancelar reserva' }).click();
  await over.waitFor();
  // Another visit: nothing is offered by the bar any more.
  await page.goto(day);
  await over.click();
  await page.getByText(/R\$\s20,00 devolvidos \(PIX na arena\)\./).waitFor();
  await page.getByRole('button', { name: 'Desfazer cancelamento' }).click();
  await card('Confirmada').waitFor();
});

it('a reservation is moved with 3 clicks and taken back with 1; an hour more says first what it costs', async () => {
  const guest = 'Turma do Mangue';
  await openDay(guest, 19);
  const card = page.getByRole('button', { name: new RegExp(`, ${guest}, `) });
  const before = (await card.getAttribute('aria-label')) ?? '';
  await press(card);
  await press(page.getByRole('dialog').getByRole('button', { name: 'Mover' }));
  await page.getByText('Toque no novo horário, em qualquer dia.').last().waitFor();
  const free = page.getByRole('link', { name: /^Reservar às 0?9:00 na/ }).first();
  const court = /na (.*)$/.exec((await free.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await press(free);
  await told(page, 'Horários da reserva mudados.');
  await page.getByRole('button', { name: new RegExp(`^09:00, ${court}, ${guest}, `) }).waitFor();
  expect(clicks).toBe(3);

  await press(page.getByRole('button', { name: 'Desfazer' }));
  await told(page, 'Mudança desfeita: a reserva voltou para onde estava.');
  await page.getByRole('button', { name: before }).waitFor();
  expect(clicks).toBe(4);

  await press(card);
  await press(page.getByRole('dialog').getByRole('button', { name: 'Mais 1 hora' }));
  const price = page.getByRole('dialog', { name: 'O valor muda' });
  await price.getByText(/São R\$\s[\d,]+ a mais a pagar\./).waitFor();
  await expect.poll(() => card.getAttribute('aria-label')).toBe(before);
  await press(price.getByRole('button', { name: 'Mudar horários' }));
  await told(page, 'Horários da reserva mudados.');
  await page.getByRole('button', { name: new RegExp(`, ${guest}, .* às `) }).waitFor();

  // By the keyboard alone: picked up, and let go again.
  await card.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Mover' }).press('Enter');
  await page.getByRole('button', { name: 'Desistir' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Desistir' }).waitFor({ state: 'detached' });
});

it('rain closes two courts with 3 taps on a phone, money decided; 1 takes it back, or Ctrl+Z', async () => {
  const guest = 'Turma da Chuva';
  const day = farDay(21);
  const context = await app.enter('owner');
  page = await context.newPage();
  await page.setViewportSize({ width: 390, height: 844 });
  await reserveFirstHour(context, day, guest);
  await page.goto(agendaPath(toIsoDay(day)));
  const card = page.getByRole('button', { name: new RegExp(`, ${guest}, Confirmada`) });
  await page.getByRole('button', { name: new RegExp(`^Confirmar pagamento de ${guest}`) }).click();
  await payBy(page, 'Dinheiro');
  await told(page, 'Reserva confirmada com sucesso!');
  const paid = page.getByRole('button', { name: new RegExp(`, ${guest}, Paga`) });
  await paid.waitFor();
  await showTwoCourts();

  const form = page.getByRole('dialog', { name: 'Fechar quadras' });
  await press(page.getByRole('button', { name: 'Fechar quadras' }));
  await form.getByText(/^2 quadras · /).waitFor();
  await press(form.getByText('Manter como sinal'));
  await press(form.getByRole('button', { name: 'Fechar quadras' }));
  await told(page, 'Quadras fechadas.');
  const shut = page.getByRole('button', { name: /, Chuva Reabrir$/ });
  await shut.first().waitFor();
  expect(clicks).toBe(3);

  await press(page.getByRole('button', { name: 'Desfazer' }));
  await told(page, 'Fechamento desfeito: tudo voltou a ser como antes.');
  await paid.waitFor();
  await expect.poll(async () => [await shut.count(), await card.count(), clicks]).toEqual([0, 0, 4]);

  await page.getByRole('button', { name: 'Fechar quadras' }).click();
  await form.getByText('Manter como sinal').click();
  await form.getByRole('button', { name: 'Fechar quadras' }).click();
  await shut.first().waitFor();
  await page.getByRole('button', { name: 'Desfazer' }).waitFor();
  await page.keyboard.press('Control+z');
  await paid.waitFor();
});

it('a mensalista for a year is agreed with 8 clicks from the agenda, 9 where weeks are not free, and the weeks are in it', async () => {
  await openDay('Turma do Farol', 30);
  await press(page.getByRole('link', { name: 'Mensalistas' }));
  await press(page.getByRole('link', { name: 'Novo mensalista' }).first());
  await press(page.getByText('Convidado', { exact: true }));
  await page.getByLabel('Nome do convidado').fill('Rui do Farol');
  await press(page.getByText('qua', { exact: true }));
  const hour = page.getByLabel('Começa às');
  await hour.locator('option', { hasText: '07:00' }).waitFor({ state: 'attached' });
  await hour.selectOption('07:00');
  // One opens the list of the browser itself, one takes an hour from it.
  clicks += 2;
  await press(page.getByRole('button', { name: 'Conferir semanas' }));
  await page.getByRole('heading', { name: 'Confira as semanas' }).waitFor();
  const skip = page.getByRole('button', { name: /^Pular as? / });
  const save = page.getByRole('button', { name: 'Combinar mensalista' });
  const areTaken = (await skip.count()) > 0;
  if (areTaken) await press(skip);
  await press(save);
  await page.getByRole('heading', { name: 'Mensalista combinado' }).waitFor();
  await told(page, 'Mensalista combinado.');
  expect(clicks).toBe(areTaken ? 9 : 8);
  await page.getByRole('link', { name: 'Ver mensalistas' }).click();
  await page.getByRole('listitem', { name: 'Rui do Farol' }).getByText('Próximas semanas').click();
  await expect.poll(() => page.getByText('Reservada', { exact: true }).count()).toBeGreaterThan(8);
});

it('the price of a mensalista changes from the next month on in 3 clicks, from another day in 5', async () => {
  const context = await app.enter('owner');
  page = await context.newPage();
  const weekday = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sáb'];
  const today = momentIn(new Date(), DEFAULT_ZONE).day;
  await page.goto(ROUTES.ownerNewSeries.path);
  await page.getByText('Convidado', { exact: true }).click();
  await page.getByLabel('Nome do convidado').fill('Rui da Barra');
  await page.getByText(weekday[weekdayOf(addDays(today, 1))] ?? '', { exact: true }).click();
  await page.getByLabel('Começa às').selectOption('06:00');
  await page.getByRole('button', { name: 'Conferir semanas' }).click();
  await page.getByRole('heading', { name: 'Confira as semanas' }).waitFor();
  const skip = page.getByRole('button', { name: /^Pular as? / });
  if ((await skip.count()) > 0) await skip.click();
  await page.getByRole('button', { name: 'Combinar mensalista' }).click();
  await page.getByRole('link', { name: 'Ver mensalistas' }).click();
  await press(page.getByRole('link', { name: /^Mudar: Rui da Barra/ }));
  await page.getByLabel('Preço por semana').fill('170');
  await press(page.getByRole('button', { name: 'Conferir semanas' }));
  await page.getByRole('heading', { name: 'Confira as semanas' }).waitFor();
  if ((await skip.count()) > 0) await skip.click();
  await press(page.getByRole('button', { name: 'Mudar mensalista' }));
  await page.getByRole('heading', { name: 'Mensalista mudado' }).waitFor();
  // The field of the day is two more: one opens it, one takes a day.
  expect(clicks).toBe(3);
});

it('a reservation is repeated every week with 4 clicks, 5 where weeks are not free, for the same person at the same hour', async () => {
  const guest = 'Turma do Forte';
  await openReservation(guest, 36);
  await press(page.getByRole('dialog').getByRole('link', { name: 'Repetir toda semana' }));
  const name = page.getByLabel('Nome do convidado');
  await name.waitFor();
  await expect.poll(() => name.inputValue()).toBe(guest);
  await page.getByText(/^Em branco: R/).waitFor();
  await press(page.getByRole('button', { name: 'Conferir semanas' }));
  await page.getByRole('heading', { name: 'Confira as semanas' }).waitFor();
  const skip = page.getByRole('button', { name: /^Pular as? / });
  const areTaken = (await skip.count()) > 0;
  if (areTaken) await press(skip);
  await press(page.getByRole('button', { name: 'Combinar mensalista' }));
  await page.getByRole('heading', { name: 'Mensalista combinado' }).waitFor();
  expect(clicks).toBe(areTaken ? 5 : 4);
});

it('a court is closed for a week with 5 clicks, and all of it opened again later with 3', async () => {
  const guest = 'Turma do Reparo';
  await openDay(guest, 22);
  const card = page.getByRole('button', { name: new RegExp(`, ${guest}, Confirmada`) });
  const court = /^\d\d:00, (.*?), /.exec((await card.getAttribute('aria-label')) ?? '')?.[1] ?? '';
  await press(page.getByRole('button', { name: 'Fechar quadras' }));
  const form = page.getByRole('dialog', { name: 'Fechar quadras' });
  await press(form.getByText(court, { exact: true }));
  await press(form.getByText('7 dias'));
  await press(form.getByText('Manutenção'));
  await form.getByText(/^1 quadra · .* a /).waitFor();
  await form.getByText('Todas são canceladas.', { exact: false }).waitFor();
  await press(form.getByRole('button', { name: 'Fechar quadras' }));
  await told(page, 'Quadras fechadas.');
  const shut = page.getByRole('button', { name: new RegExp(`, ${court}, Manutenção Reabrir$`) });
  await shut.first().waitFor();
  expect(clicks).toBe(5);
  // Another visit, on the last of the days.
  await page.goto(agendaPath(toIsoDay(addDays(farDay(22), 6))));
  clicks = 0;
  await press(shut.first());
  const reopening = page.getByRole('dialog', { name: 'Reabrir horários?' });
  await press(reopening.getByText('Tudo', { exact: true }));
  await press(reopening.getByRole('button', { name: 'Reabrir' }));
  await told(page, 'Horários reabertos.');
  await shut.first().waitFor({ state: 'detached' });
  expect(clicks).toBe(3);
  await page.goto(agendaPath(toIsoDay(farDay(22))));
  await page.getByRole('button', { name: new RegExp(`Cancelada · ${guest}`) }).waitFor();
  await expect.poll(async () => [await shut.count(), await card.count()]).toEqual([0, 0]);
});

it('a guest is entered with a phone in 4 clicks', async () => {
  await openDay('Turma do Cais', 16);
  await press(page.getByRole('link', { name: /^Reservar às/ }).first());
  await press(page.getByText('Convidado', { exact: true }));
  // Whom it is for is all that is asked: the rest stands in a line, or is folded.
  const shown = page.getByRole('main').locator('input:visible:not([type=radio]), textarea:visible');
  expect(
    await shown.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).labels?.[0]?.innerText)),
  ).toEqual(['Nome do convidado', 'Telefone']);
  await page.getByRole('region', { name: 'Dia e horários' }).waitFor();
  await page.getByLabel('Nome do convidado').fill('Seu Rui');
  await page.getByLabel('Telefone').fill('1397777');
  await press(page.getByRole('button', { name: 'Reservar', exact: true }));
  await page.getByText('O telefone precisa ter no mínimo 11 caracteres.').waitFor();
  await page.getByLabel('Telefone').fill('13977776666');
  await press(page.getByRole('button', { name: 'Reservar', exact: true }));
  await page.getByRole('button', { name: /, Seu Rui, Confirmada/ }).click();
  const link = page.getByRole('link', { name: 'WhatsApp (13) 97777-6666' });
  await expect.poll(() => link.getAttribute('href')).toContain('5513977776666');
  expect(clicks).toBe(4);
});

it('who pays later is left out, and the rest stays owed', async () => {
  await openReservation('Turma da Maré', 13);
  const owed = await left();
  await press(page.getByRole('button', { name: 'Dividir' }));
  for (const person of ['Pessoa 1', 'Pessoa 2']) await page.getByRole('checkbox', { name: person }).uncheck();
  await press(page.getByRole('button', { name: 'Registrar' }));
  await page.getByText('Marque quem paga agora.').waitFor();
  await page.getByRole('checkbox', { name: 'Pessoa 2' }).check();
  await press(page.getByRole('button', { name: 'Registrar' }));
  await told(page, 'Pagamentos registrados com sucesso!');
  await expect.poll(rows).toEqual(['PagamentoDinheiro']);
  await expect.poll(left).toBe(owed / 2);
});

it('that nobody came is said with 2 clicks, as is that somebody did', async () => {
  const context = await app.enter('owner');
  page = await context.newPage();
  const yesterday = addDays(momentIn(new Date(), DEFAULT_ZONE).day, -1);
  await page.goto(agendaPath(toIsoDay(yesterday)));
  const card = page.getByRole('button', { name: /, (Confirmada|Paga), R\$/ }).first();
  const before = (await card.getAttribute('aria-label')) ?? '';
  await press(card);
  await press(page.getByRole('dialog').getByRole('button', { name: 'Não compareceu' }));
  await told(page, 'Marcada: não compareceu.');
  const place = before.split(', ').slice(0, 3).map(escaped).join(', ');
  const marked = page.getByRole('button', { name: new RegExp(`^${place},.* Não compareceu,`) });
  await marked.waitFor();
  expect(clicks).toBe(2);

  await press(marked);
  await press(page.getByRole('dialog').getByRole('button', { name: 'Compareceu' }));
  await told(page, 'A marca de não comparecimento foi retirada.');
  await page.getByRole('button', { name: before }).waitFor();
  expect(clicks).toBe(4);
});

it('who owes most opens to a card of the agenda, and is written to with the sum', async () => {
  const context = await app.enter('owner');
  page = await context.newPage();
  await page.goto(ROUTES.ownerDebts.path);
  // Of a mensalidade there is no card.
  const most = page
    .getByRole('list', { name: 'Quem deve à sua arena' })
    .getByRole('listitem')
    .filter({ hasNotText: /mensalidade/ })
    .first();
  await most.waitFor();
  const [name = '', sum = ''] = await most.locator('summary strong').allInnerTexts();
  const link = new URL((await most.getByRole('link', { name: /^Cobrar pelo WhatsApp/ }).getAttribute('href')) ?? '');
  expect(link.host).toBe('wa.me');
  expect(link.searchParams.get('text')).toContain(`falta pagar ${sum}:`);
  await most.locator('summary').click();
  const debt = most.getByRole('list', { name: 'O que falta pagar' }).getByRole('link').first();
  const day = /\d{2}\/\d{2}\/\d{4}/.exec(await debt.innerText())?.[0] ?? '';
  await debt.click();
  const card = page.getByRole('dialog');
  await card.getByText(name, { exact: true }).waitFor();
  await card.getByText('Falta receber').waitFor();
  expect(page.url()).toMatch(new RegExp(`${escaped(agendaPath(day.split('/').toReversed().join('-')))}$`));
});

// Red when the address keeps the reservation (it opens again), or when the day's own opening closes the card.
it('who calls is found by name on whatever day with 1 click, and their card is open, once', async () => {
  const address = await openDay('Maré Alta', 19);
  await page.goto(ROUTES.ownerReservations.path);
  await page.getByRole('link', { name: 'Procurar por nome ou telefone' }).waitFor();
  await page.keyboard.press('/');
  await page.getByLabel('Nome ou telefone').fill('mare alta');
  await page.keyboard.press('Enter');
  await press(page.getByRole('list', { name: 'Reservas encontradas' }).getByRole('link', { name: /^Maré Alta/ }));
  const card = page.getByRole('dialog');
  await card.getByText('Maré Alta', { exact: true }).waitFor();
  await card.getByText('Falta receber').waitFor();
  expect(page.url()).toBe(address);
  expect(clicks).toBe(1);

  await page.reload();
  await page.getByRole('button', { name: /, Maré Alta, Confirmada/ }).waitFor();
  await expect.poll(() => card.count()).toBe(0);
  await page.goBack();
  await page.getByRole('list', { name: 'Reservas encontradas' }).waitFor();
  await expect.poll(() => page.getByLabel('Nome ou telefone').inputValue()).toBe('mare alta');
});

it('the day ends with 3 clicks, from the agenda to the closed till, and the count comes before the sum', async () => {
  const guest = 'Turma da Noite';
  await openDay(guest, 17, await ownerWithTill());
  await page.getByRole('button', { name: new RegExp(`^Confirmar pagamento de ${guest}`) }).click();
  await payBy(page, 'Dinheiro');
  await told(page, 'Reserva confirmada com sucesso!');
  await press(page.getByRole('main').getByRole('link', { name: 'Caixa' }));
  await page.getByRole('list', { name: 'Movimentos' }).getByText(guest).waitFor();
  await press(page.getByRole('button', { name: 'Fechar caixa' }));
  await page.getByRole('form', { name: 'Contagem' }).waitFor();
  expect(await page.getByRole('main').innerText()).not.toMatch(/R\$\s*\d/);
  await page.getByLabel('Contado em dinheiro').fill('1,00');
  await press(page.getByRole('button', { name: 'Fechar caixa' }));
  await told(page, 'Caixa fechado.');
  const result = page.getByRole('region', { name: 'Resultado da contagem' });
  await result.getByText(/^Falta de R\$/).waitFor();
  expect(clicks).toBe(3);

  const said = await result.getByText(/^Falta de R\$/).innerText();
  await page.getByRole('link', { name: 'Ver e imprimir' }).click();
  await page.getByRole('heading', { level: 1, name: 'Caixa fechado' }).waitFor();
  await page.reload();
  await page.getByText(said).waitFor();
  await page.getByRole('list', { name: 'Movimentos' }).getByText(guest).waitFor();
  // On paper there is the sheet alone.
  const sheet = await page.getByRole('main').getByRole('article').innerText();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.locator('body').innerText()).toBe(sheet);
});

it('cash that comes in while the drawer is counted closes no till; counted again, it does', async () => {
  const day = await openDay('Turma do Luar', 18, await ownerWithTill());
  await page.goto(ROUTES.ownerTill.path);
  const count = page.getByRole('form', { name: 'Contagem' });
  await page.getByRole('button', { name: 'Fechar caixa' }).click();
  await count.waitFor();
  const other = await page.context().newPage();
  await other.goto(day);
  await other.getByRole('button', { name: /^Confirmar pagamento de Turma do Luar/ }).click();
  await payBy(other, 'Dinheiro');
  await told(other, 'Reserva confirmada com sucesso!');
  await page.getByLabel('Contado em dinheiro').fill('50');
  await count.getByRole('button', { name: 'Fechar caixa' }).click();
  await told(page, 'Entrou ou saiu dinheiro enquanto você contava.');
  await count.getByRole('button', { name: 'Voltar' }).click();
  await page.getByRole('button', { name: 'Fechar caixa' }).click();
  await page.getByLabel('Contado em dinheiro').fill('50');
  await count.getByRole('button', { name: 'Fechar caixa' }).click();
  await page
    .getByRole('region', { name: 'Resultado da contagem' })
    .getByText(/^Falta de R\$/)
    .waitFor();
});

it('a price from next month on is set in 5 clicks from the first page, and the week says why', async () => {
  const context = await app.enter('owner');
  page = await context.newPage();
  await page.goto(ROUTES.ownerDashboard.path);
  await press(page.getByRole('navigation').getByRole('link', { name: 'Horários' }).first());
  await press(page.getByRole('link', { name: 'Regras de preço' }));
  await press(page.getByRole('button', { name: 'Nova regra' }));
  await page.getByLabel('Preço por hora').fill('71');
  await press(page.getByRole('button', { name: /^Mês que vem, 1º de / }));
  await press(page.getByRole('button', { name: 'Criar regra' }));
  await told(page, 'Regra de preço criada com sucesso!');
  expect(clicks).toBe(5);

  const today = momentIn(new Date(), DEFAULT_ZONE).day;
  const first = firstOfNextMonth(today);
  const rule = page
    .getByRole('listitem')
    .filter({ hasText: `Todos os dias, o dia todo, a partir de ${dayInWords(first)}` });
  // When the month begins within a week, the week's legend names the rule too.
  await rule
    .getByText(/R\$\s71,00/)
    .first()
    .waitFor();
  await page.goto(`${ROUTES.ownerSlots.path}?editMode=rules&semana=${toIsoDay(first)}`);
  await page
    .getByRole('cell', { name: /^R\$\s71,00, regra A$/ })
    .first()
    .waitFor();
  await page.goto(`${ROUTES.ownerSlots.path}?editMode=rules&semana=${toIsoDay(addDays(first, -7))}`);
  await page
    .getByRole('cell', { name: /, preço do horário$/ })
    .first()
    .waitFor();
  await expect.poll(() => page.getByRole('cell', { name: /regra A/ }).count()).toBe(0);

  // Others look at the same demonstration.
  await page.getByRole('button', { name: 'Excluir a regra A' }).click();
  await page.getByRole('button', { name: 'Excluir regra', exact: true }).click();
  await page.getByText('Nenhuma regra de preço').waitFor();
});

/** A day with a reservation that was made a moment ago. Returns its address. */
async function openDay(guest: string, more: number, owner: Who | Account = 'owner'): Promise<string> {
  const context = await app.enter(owner);
  page = await context.newPage();
  const day = farDay(more);
  await reserveFirstHour(context, day, guest);
  await page.goto(agendaPath(toIsoDay(day)));
  return page.url();
}

/** Of an arena whose till nobody else opens or closes. */
async function ownerWithTill(): Promise<Account> {
  const owner = await openNewArena(app.address);
  const { token } = await callApi(app.address, contract.login, { body: owner });
  await callApi(app.address, contract.startTill, { token, body: { float: 50 } });
  return owner;
}

/** As a desk does that looks after two courts of many. */
async function showTwoCourts(): Promise<void> {
  const courts = page.getByRole('group', { name: 'Quadras na grade' }).getByRole('button', { pressed: true });
  while ((await courts.count()) > 2) await courts.last().click();
}

/** Its payments. */
async function openReservation(guest: string, more: number): Promise<void> {
  await openDay(guest, more);
  await press(page.getByRole('button', { name: new RegExp(`, ${guest}, Confirmada, R\\$`) }));
}

async function press(what: Locator): Promise<void> {
  clicks += 1;
  await what.click();
}

/** What is left to pay, in centavos. */
async function left(): Promise<number> {
  const text = (await page.getByRole('dialog').getByText('Falta receber').locator('..').innerText()) ?? '';
  return Number(text.replaceAll(/\D/g, ''));
}

/** Name and way of each payment in the list. */
async function rows(): Promise<string[]> {
  const all = await page.getByRole('dialog').locator('h3 ~ ul > li').allInnerTexts();
  return all.map((text) => text.replaceAll(/\n/g, '').replace(/ · .*$/, ''));
}

function escaped(text: string): string {
  return text.replaceAll(/[?.]/g, '\\$&');
}
