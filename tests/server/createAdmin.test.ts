import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '#domain/contract/contract.ts';
import { askAdmin } from '#start/admin/askAdmin.ts';
import { Terminal } from '#start/admin/Terminal.ts';
import { hasPostgres } from '../database/databases.ts';
import { postgresUrl, withMaintenance } from '../database/postgresServer.ts';
import { buildServer, type StartedServer, startServer } from './StartedServer.ts';

const REGINA = ['--name', 'Regina Fontes', '--email', 'Regina@Exemplo.com'];
const PASSWORD = 'mar e vento sul';
const MADE = 'Administrador criado. Entre com Regina@Exemplo.com e a senha escolhida.\n';
const TAKEN = 'O email Regina@Exemplo.com já está cadastrado. Nada foi mudado.\n';
const USAGE =
  'Uso: npm run create-admin -- [--name "Nome"] [--email nome@exemplo.com]\n' +
  'A senha é perguntada no terminal; sem terminal, vem em ADMIN_PASSWORD ou pela entrada padrão.\n';

let built: string;
let scratch: string;
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'quadra-admin-'));
  built = await buildServer();
});
afterAll(async () => {
  await rm(scratch, { recursive: true, force: true });
  await rm(built, { recursive: true, force: true });
});

/** Runs the command as a process of its own, with something on its standard input that is no terminal. */
async function createAdmin(args: readonly string[], variables: Readonly<Record<string, string>>, input = '') {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, [`${built}/createAdmin.js`, ...args], { env: { PATH, ...variables } });
  child.stdin.end(input);
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, out, err };
}

async function roleOf(server: StartedServer, email: string): Promise<unknown> {
  const address = (await server.serving).replace('localhost', '127.0.0.1');
  const reply = await fetch(address + contract.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  const { data, error } = await reply.json();
  return data?.user.role ?? error.code;
}

async function stop(server: StartedServer): Promise<void> {
  server.process.kill('SIGTERM');
  await server.ended;
}

describe.each(hasPostgres() ? ['embedded', 'postgres'] : ['embedded'])('create-admin (%s)', (kind) => {
  const variables: Record<string, string> = { PORT: '0', SEED: 'none' };
  const name = `quadra_admin_${process.pid}`;
  beforeAll(async () => {
    variables['DATA_DIR'] = join(scratch, kind);
    if (kind === 'embedded') return;
    variables['DATABASE_URL'] = postgresUrl(name);
    await withMaintenance((client) => client.query(`create database ${name}`));
  });
  afterAll(async () => {
    if (kind === 'postgres') await withMaintenance((client) => client.query(`drop database ${name} with (force)`));
  });

  // In this order: the first makes the database that the later ones find.
  it('makes an administrator in a database that is not there yet', async () => {
    expect(await createAdmin(REGINA, variables, `${PASSWORD}\n`)).toEqual({ code: 0, out: MADE, err: '' });
    const server = startServer(built, variables);
    expect(await roleOf(server, 'regina@exemplo.com')).toBe('admin');
    await stop(server);
  });

  it('leaves an account that exists what it is', async () => {
    const given = { ...variables, ADMIN_PASSWORD: 'outra senha boa' };
    expect(await createAdmin(REGINA, given)).toEqual({ code: 1, out: '', err: TAKEN });
  });

  it('says what is wrong, as signing up does, and makes nothing', async () => {
    expect(await createAdmin(['--name', 'Li', '--email', 'li'], variables, '12345\n')).toEqual({
      code: 1,
      out: '',
      err:
        'O nome precisa ter no mínimo 3 caracteres.\nInforme um email válido.\n' +
        `A senha precisa ter no mínimo 6 caracteres.\n${USAGE}`,
    });
    const common = await createAdmin(['--name', 'Lia', '--email', 'lia@exemplo.com'], variables, 'senha123');
    expect(common).toEqual({ code: 1, out: '', err: `Esta senha é muito comum. Escolha outra.\n${USAGE}` });
  });

  it('tells how it is used', async () => {
    const wrong = await createAdmin(['--password', PASSWORD], variables);
    expect(wrong).toEqual({ code: 1, out: '', err: USAGE });
    expect(await createAdmin([], { ...variables, PORT: 'http' })).toEqual({
      code: 1,
      out: '',
      err: 'Configuração inválida: PORT deve ser um número inteiro de 0 a 65535\n',
    });
  });

  it('while the server runs: not beside the embedded database', async () => {
    const server = startServer(built, variables);
    await server.serving;
    const args = ['--name', 'Outra Pessoa', '--email', 'outra@exemplo.com'];
    const inUse = `A pasta de dados ${variables['DATA_DIR']} já está em uso por outro processo (pid ${server.process.pid}).\n`;
    const made = 'Administrador criado. Entre com outra@exemplo.com e a senha escolhida.\n';
    expect(await createAdmin(args, variables, PASSWORD)).toEqual(
      kind === 'embedded' ? { code: 1, out: '', err: inUse } : { code: 0, out: made, err: '' },
    );
    expect(await roleOf(server, 'outra@exemplo.com')).toBe(kind === 'embedded' ? 'invalid_credentials' : 'admin');
    await stop(server);
  });
});

describe('asking in a terminal', () => {
  function open() {
    const [input, output] = [new PassThrough(), new PassThrough()];
    let shown = '';
    output.on('data', (chunk: Buffer) => void (shown += chunk.toString()));
    const terminal = new Terminal(input, output);
    /** Types a line each time that a question ends the output. */
    const answer = async (question: string, line: string): Promise<void> => {
      await expect.poll(() => stripVTControlCharacters(shown)).toMatch(new RegExp(`${question}$`));
      shown += '|';
      input.write(`${line}\r`);
    };
    return { terminal, input, answer, shown: () => stripVTControlCharacters(shown) };
  }

  it('asks again for what is not right, and never shows a password', async () => {
    const { terminal, answer, shown } = open();
    const asked = askAdmin(terminal, {});
    await answer('Nome: ', 'Li');
    await answer('Nome: ', 'Lia Campos');
    await answer('Email: ', 'lia@exemplo.com');
    await answer('Senha: ', 'senha123');
    await answer('Repita a senha: ', 'senha123');
    await answer('Senha: ', PASSWORD);
    await answer('Repita a senha: ', `${PASSWORD} não`);
    await answer('Senha: ', PASSWORD);
    await answer('Repita a senha: ', PASSWORD);
    expect(await asked).toEqual({ name: 'Lia Campos', email: 'lia@exemplo.com', password: PASSWORD });
    terminal.close();
    expect(shown()).toContain('O nome precisa ter no mínimo 3 caracteres.\n');
    expect(shown()).toContain('Esta senha é muito comum. Escolha outra.\n');
    expect(shown()).toContain('As senhas não coincidem.\n');
    expect(shown()).toContain('lia@exemplo.com');
    expect([shown().includes('senha123'), shown().includes(PASSWORD)]).toEqual([false, false]);
  });

  it('asks for nothing that is given and right', async () => {
    const { terminal, answer, shown } = open();
    const asked = askAdmin(terminal, { name: 'Lia Campos', email: 'li', password: PASSWORD });
    await answer('Email: ', 'lia@exemplo.com');
    expect(await asked).toEqual({ name: 'Lia Campos', email: 'lia@exemplo.com', password: PASSWORD });
    terminal.close();
    expect(shown()).not.toContain('Nome: ');
  });

  it('ends when the conversation does', async () => {
    const { terminal, answer } = open();
    const asked = askAdmin(terminal, {});
    await answer('Nome: ', '\u0003');
    await expect(asked).rejects.toMatchObject({ name: 'Ended' });
  });
});
