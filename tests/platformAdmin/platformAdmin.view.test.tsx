import { screen, waitFor, within } from '@testing-library/react';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { people } from '#platform/database/schema/people.ts';
import { outbox } from '#platform/database/schema/system.ts';
import { newId } from '#platform/database/uuid.ts';
import type { TestPerson } from '../api/booking/world.ts';
import { openSceneWorld, type SceneWorld } from '../models/scenes/sceneWorld.ts';
import { fill, press } from '../models/views/onScreen.ts';
import { openPage } from '../models/views/openPage.ts';

const NEW_PASSWORD = 'vento leste na areia 9';

let world: SceneWorld;
let admin: TestPerson;
beforeAll(async () => {
  world = await openSceneWorld();
  admin = await world.person('admin');
});
afterAll(() => world.close());

test('an admin finds the page of platform admins in the menu, sees what fails, and has one of two jobs tried again', async () => {
  const now = world.now();
  const later = new Date(now.getTime() + 600_000);
  const job = { payload: {}, createdAt: now, dueAt: later, attempts: 3, lastError: 'MailFailure EAUTH 535' };
  const [mail, dance] = [newId(), newId()];
  await world.database.orm.insert(outbox).values([
    { ...job, id: mail, kind: 'sendNotice' },
    { ...job, id: dance, kind: 'dance' },
  ]);
  const mounted = await openPage(world, '/admin/eventos', admin);
  await mounted.user.click(screen.getAllByRole('link', { name: 'Operação' })[0] ?? document.body);
  const list = await screen.findByRole('region', { name: 'Tarefas que falharam 2' });
  // A job of another version is shown by its name.
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    expect.stringMatching(
      /^Enviar aviso por email3 tentativas desde .+ · próxima em .+MailFailure EAUTH 535Tentar agora$/,
    ),
    expect.stringMatching(/^dance3 tentativas/),
  ]);
  await press(mounted, /^Tentar agora: Enviar aviso por email/);
  await screen.findByText(/sendo tentada agora/);
  const rows = await world.database.orm.select().from(outbox);
  expect(rows.map(({ id, dueAt }) => [id, dueAt < later])).toEqual(
    expect.arrayContaining([
      [mail, true],
      [dance, false],
    ]),
  );
  mounted.close();
});

// Red without the screen of adminSettings.
test('an admin changes their own password, and comes in with it', async () => {
  const mounted = await openPage(world, '/admin/configuracoes', admin);
  // Its shape is there before it.
  await screen.findByLabelText('Nova senha');
  fill('Nova senha', NEW_PASSWORD);
  await press(mounted, 'Salvar alterações');
  await waitFor(() => expect(screen.getByLabelText('Nova senha')).toHaveProperty('value', ''));
  const [row] = await world.database.orm.select().from(people).where(eq(people.id, admin.id));
  const login = await world.app.inject({
    method: 'POST',
    url: contract.login.path,
    payload: { email: row?.email, password: NEW_PASSWORD },
  });
  expect([login.statusCode, login.json().data.user.role]).toEqual([200, 'admin']);
  mounted.close();
});
