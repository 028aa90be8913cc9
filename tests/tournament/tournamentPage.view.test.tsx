import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { button, dialog, press } from '../models/views/onScreen.ts';
import { openCategory } from './steps.ts';

let world: SceneWorld;
beforeAll(async () => void (world = await openSceneWorld()));
afterAll(() => world.close());

const PAIR = 'Ana Prado e Bia Torres';
/** What concerns the organizer and the two alone. */
const PRIVATE = /Ilhabela|Ubatuba|91111|93333|G3|G4|WhatsApp/;

const card = () => screen.findByRole('article', { name: PAIR });

// Red with the status or the payments in what readRegistrations.ts tells whoever is not of the registration.
test('a stranger sees who plays, and neither who has paid nor how to reach them', async () => {
  const { openAs, stranger } = await openCategory(world);
  // Whoever writes an own id into the address is no organizer by that.
  const mounted = await openAs(stranger, stranger.id);
  const shown = await card();
  expect(shown.textContent).not.toMatch(/Pend|Paga|pend/);
  expect(document.body.innerHTML).not.toMatch(PRIVATE);
  expect(within(shown).queryAllByRole('button')).toEqual([]);
  expect(screen.queryByText('Você já está inscrito')).toBeNull();
  expect(screen.getByRole('link', { name: '< Voltar' }).getAttribute('href')).toMatch(/^\/eventos\/[\w-]+$/);
  await press(mounted, 'Inscrever-se Mista C/D');
  await screen.findByRole('dialog', { name: 'Inscrever dupla' });
  mounted.close();
});

test('one who plays sees the own registration with its people, and cancels it', async () => {
  const { openAs, bia } = await openCategory(world);
  const mounted = await openAs(bia);
  const shown = await card();
  expect(shown.textContent).toMatch(/Ilhabela.*G3.*Ubatuba.*G4/);
  screen.getByText('Você já está inscrito');
  within(await screen.findByRole('region', { name: 'Suas inscrições a pagar' })).getByText('R$ 60,50');
  screen.getByText('Para trocar de dupla, cancele sua inscrição e inscreva-se de novo.');
  expect(screen.queryByRole('button', { name: /^Inscrever-se/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Confirmar pagamento/ })).toBeNull();

  await press(mounted, `Cancelar inscrição de ${PAIR}`);
  const asked = await dialog('Cancelar inscrição?');
  within(asked).getByText(`${PAIR}: a vaga fica livre. O que ainda não foi pago deixa de ser cobrado.`);
  await mounted.user.click(button('Cancelar inscrição', asked));
  await screen.findByText('Inscrição cancelada com sucesso!');
  await screen.findByText('Nenhuma dupla inscrita ainda');
  mounted.close();
});

test('the organizer says of which of the two the money has come', async () => {
  const { openAs, festival } = await openCategory(world);
  const mounted = await openAs(festival.organizer);
  await card();
  expect(screen.getByRole('link', { name: '< Voltar' }).getAttribute('href')).toMatch(/\/gerenciar$/);
  button('Adicionar inscrição Mista C/D');
  await press(mounted, `Confirmar pagamento de ${PAIR}`);
  const asked = await dialog('Confirmar pagamento');
  await mounted.user.click(button('Confirmar pagamento', asked));
  within(asked).getByText('Escolha de quem você recebeu.');
  await mounted.user.click(within(asked).getByLabelText('Bia Torres'));
  await mounted.user.click(button('Confirmar pagamento', asked));
  await screen.findByText('Pagamento confirmado com sucesso!');
  await screen.findByText('Pagamento confirmado (manual)');
  screen.getByText('Pendente');

  await press(mounted, `Confirmar pagamento de ${PAIR}`);
  const again = await dialog('Confirmar pagamento');
  await waitFor(() => within(again).getByText('Recebido de Ana Prado.'));
  await mounted.user.click(button('Confirmar pagamento', again));
  await screen.findByText('Paga');
  mounted.close();
});

test('an address that names no category of the event leads back to it', async () => {
  const { openAs, stranger, festival } = await openCategory(world);
  const mounted = await openAs(stranger, stranger.id, festival.id);
  await screen.findByRole('heading', { name: 'Desculpe, não foi possível obter os dados do torneio' });
  expect(screen.getByRole('link', { name: '< Voltar' }).getAttribute('href')).toBe(`/eventos/${festival.id}`);
  mounted.close();
});
