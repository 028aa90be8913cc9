import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { asForm, playerForm } from '../../api/signUp/forms.ts';
import { makePng } from '../../api/uploads/pictures.ts';
import { hasPostgres } from '../../database/databases.ts';
import { postgresUrl, withMaintenance } from '../../database/postgresServer.ts';
import { buildServer, type StartedServer, startServer } from '../../server/StartedServer.ts';
import { startBareServer, startProbing } from './probe.ts';

/** Together, with the one that comes first, as many as an address may sign up in an hour. */
const PEOPLE = 100;
const SAME_EMAIL = 19;
/** Every fourth brings a picture. */
const PICTURE_EVERY = 4;

let built: string;
let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'quadra-sign-ups-'));
  built = await buildServer();
});
afterAll(async () => {
  await rm(scratch, { recursive: true, force: true });
  await rm(built, { recursive: true, force: true });
});

describe.each(hasPostgres() ? ['embedded', 'postgres'] : ['embedded'])('signing up at once (%s)', (kind) => {
  const name = `quadra_sign_ups_${process.pid}`;
  const variables: Record<string, string> = { PORT: '0', SEED: 'none' };
  let server: StartedServer;
  let address: string;
  beforeAll(async () => {
    variables['DATA_DIR'] = join(scratch, kind);
    if (kind === 'postgres') {
      variables['DATABASE_URL'] = postgresUrl(name);
      await withMaintenance((client) => client.query(`create database ${name}`));
    }
    server = startServer(built, variables);
    address = (await server.serving).replace('localhost', '127.0.0.1');
  });
  afterAll(async () => {
    server.process.kill('SIGKILL');
    await server.ended;
    if (kind === 'postgres') await withMaintenance((client) => client.query(`drop database ${name} with (force)`));
  });

  const signUp = (body: FormData | object) => {
    const isForm = body instanceof FormData;
    return fetch(address + contract.registerPlayer.path, {
      method: 'POST',
      headers: { 'x-client': 'api', ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
  };

  it(`${PEOPLE} people: none is lost, none comes twice, and the server goes on answering`, async () => {
    const picture = await makePng();
    const forms = Array.from({ length: PEOPLE }, () => playerForm());
    const bodies = forms.map((form, index) => (index % PICTURE_EVERY === 0 ? asForm(form, picture) : form));
    // The first of all waits for what is loaded when it is needed: lists of words, and what decodes pictures.
    expect((await signUp(asForm(playerForm(), picture))).status).toBe(201);
    const bare = await startBareServer();
    const probes = [address, bare.address].map(startProbing);
    const since = performance.now();
    const replies = await Promise.all(bodies.map(signUp));
    const tookMs = Math.round(performance.now() - since);
    const [health, compared] = await Promise.all(probes.map((probe) => probe.stop()));
    bare.process.kill();
    expect(replies.map((reply) => reply.status)).toEqual(forms.map(() => 201));
    for (const [index, reply] of replies.entries()) {
      const { data } = await reply.json();
      expect(data.user.email).toBe(forms[index]?.email);
      expect(data.user.avatarCDN !== undefined).toBe(index % PICTURE_EVERY === 0);
      const me = await fetch(address + contract.me.path, { headers: { authorization: `Bearer ${data.token}` } });
      expect((await me.json()).data.user).toEqual(data.user);
    }
    // How long is only printed: among other tests nobody is quick. That hashing stops nobody is session/hashing.test.ts.
    console.log(kind, JSON.stringify({ tookMs, health, bare: compared }));
  });

  it(`${SAME_EMAIL} times the same e-mail: one account`, async () => {
    const form = playerForm();
    const bodies = Array.from({ length: SAME_EMAIL }, (_, index) => ({
      ...form,
      password: `boa senha número ${index}`,
    }));
    const statuses = (await Promise.all(bodies.map(signUp))).map((reply) => reply.status);
    expect(statuses.filter((status) => status === 201)).toEqual([201]);
    expect(new Set(statuses)).toEqual(new Set([201, 409, 429]));
  });
});
