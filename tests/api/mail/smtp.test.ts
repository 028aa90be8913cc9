import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type Mail, type Mailer, MailFailure } from '#platform/mail/mailer.ts';
import { smtpMailer } from '#platform/mail/smtpMailer.ts';
import { type MailServer, openMailServer } from './MailServer.ts';

const FROM = 'Quadra Livre <nao-responda@quadralivre.example>';
const MAIL: Mail = {
  to: 'ana@exemplo.com',
  subject: 'Escolha uma nova senha já',
  text: 'Olá, Ana!\n\nhttps://quadra.example/esqueceu-senha/0123456789012345678901234567890123456789012\n',
  html: '<p>Olá, Ana!</p>',
};

const opened: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
});

async function serverWith(options?: Parameters<typeof openMailServer>[0]): Promise<MailServer> {
  const server = await openMailServer(options);
  opened.push(server.close);
  return server;
}

function mailerTo(url: string, patience?: Parameters<typeof smtpMailer>[2]): Mailer {
  const mailer = smtpMailer(url, FROM, patience);
  opened.push(mailer.close);
  return mailer;
}

/** A server that says what it likes, or nothing. */
async function rawServer(talk: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    talk(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  return `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
}

async function failureOf(sending: Promise<void>): Promise<{ code: string; isFinal: boolean; text: string }> {
  const error: unknown = await sending.then(
    () => undefined,
    (failure: unknown) => failure,
  );
  if (!(error instanceof MailFailure)) throw new Error('No MailFailure', { cause: error });
  return { code: error.code, isFinal: error.isFinal, text: JSON.stringify([error.message, error.cause, error]) };
}

describe('a message by SMTP', () => {
  it('arrives whole: both forms, who it is from, when, and that no person wrote it', async () => {
    const server = await serverWith();
    const before = Math.floor(Date.now() / 1000) * 1000;
    await mailerTo(`smtp://${server.host}?ignoreTLS=true`).send(MAIL);
    const [message] = server.received;
    const { date = '', 'content-type': _, ...headers } = message?.headers ?? {};
    expect({ ...message, headers }).toEqual({
      from: 'nao-responda@quadralivre.example',
      to: ['ana@exemplo.com'],
      user: undefined,
      isEncrypted: false,
      headers: {
        from: FROM,
        to: 'ana@exemplo.com',
        subject: MAIL.subject,
        'message-id': expect.stringMatching(/^<[\w-]+@quadralivre\.example>$/),
        'auto-submitted': 'auto-generated',
        'x-auto-response-suppress': 'All',
        'mime-version': '1.0',
      },
      parts: { 'text/plain': MAIL.text, 'text/html': MAIL.html },
    });
    expect(new Date(date).getTime()).toBeGreaterThanOrEqual(before);
    expect(new Date(date).getTime()).toBeLessThanOrEqual(Date.now());
  });

  it('goes to the whole address, whatever stands in it', async () => {
    const server = await serverWith();
    const mailer = mailerTo(`smtp://${server.host}?ignoreTLS=true`);
    await mailer.send({ ...MAIL, to: 'a,b@exemplo.com' });
    await mailer.send({ ...MAIL, to: 'x<outra@exemplo.com' }).catch(() => undefined);
    expect(server.received.flatMap(({ to }) => to)).not.toContain('outra@exemplo.com');
    expect(server.received[0]?.to).toEqual([expect.stringMatching(/^"?a,b"?@exemplo\.com$/)]);
  });

  it('uses the connection of the one before, and lets go of it when closed', async () => {
    let connected = 0;
    const server = await serverWith({
      onConnect: (_session, done) => {
        connected += 1;
        done();
      },
    });
    const mailer = mailerTo(`smtp://${server.host}?ignoreTLS=true`);
    await mailer.send(MAIL);
    await mailer.send(MAIL);
    expect([server.received.length, connected, server.connections()]).toEqual([2, 1, 1]);
    mailer.close();
    await expect.poll(() => server.connections()).toBe(0);
    expect(await failureOf(mailer.send(MAIL))).toMatchObject({ isFinal: false });
  });
});

describe('a password in the address', () => {
  const encrypted = 'tls.rejectUnauthorized=false';

  it('is told over an encrypted connection', async () => {
    const server = await serverWith();
    await mailerTo(`smtp://quadra:segredo@${server.host}?${encrypted}`).send(MAIL);
    expect(server.received.map(({ user, isEncrypted }) => [user, isEncrypted])).toEqual([['quadra', true]]);
  });

  it('is not told to a server that offers none, or that cannot say who it is', async () => {
    const told: unknown[] = [];
    const onAuth: Parameters<typeof openMailServer>[0] = {
      onAuth: (auth, _session, done) => {
        told.push(auth.password);
        done(null, { user: auth.username });
      },
    };
    const plain = await serverWith({ ...onAuth, disabledCommands: ['STARTTLS'], allowInsecureAuth: true });
    expect((await failureOf(mailerTo(`smtp://quadra:segredo@${plain.host}`).send(MAIL))).code).toMatch(/^ETLS/);
    const unknown = await serverWith(onAuth);
    expect((await failureOf(mailerTo(`smtp://quadra:segredo@${unknown.host}`).send(MAIL))).code).toMatch(
      /^ESOCKET|^ETLS/,
    );
    expect([told, plain.received, unknown.received]).toEqual([[], [], []]);
    await mailerTo(`smtp://quadra:segredo@${plain.host}?requireTLS=false`).send(MAIL);
    expect([told, plain.received.length]).toEqual([['segredo'], 1]);
  });

  it('that is wrong is a fault of ours: the message waits for a better one', async () => {
    const server = await serverWith();
    const failure = await failureOf(mailerTo(`smtp://quadra:errada@${server.host}?${encrypted}`).send(MAIL));
    expect(failure).toMatchObject({ code: 'EAUTH 535', isFinal: false });
  });
});

describe('a server', () => {
  const refusing = (code: number) =>
    serverWith({
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error(`<${address}> unknown`), { responseCode: code })),
    });

  it.each([
    [450, false],
    [550, true],
  ])('that refuses the address with %i: final is %s', async (code, isFinal) => {
    const server = await refusing(code);
    const { text, ...failure } = await failureOf(mailerTo(`smtp://${server.host}?ignoreTLS=true`).send(MAIL));
    expect(failure).toEqual({ code: `EENVELOPE ${code}`, isFinal });
    // The server quoted the address.
    expect(text).not.toContain('ana');
  });

  it('that refuses our sender may take it once it is put right', async () => {
    const server = await serverWith({
      onMailFrom: (_address, _session, done) => done(Object.assign(new Error('Not you'), { responseCode: 550 })),
    });
    const failure = await failureOf(mailerTo(`smtp://${server.host}?ignoreTLS=true`).send(MAIL));
    expect(failure).toMatchObject({ code: 'EENVELOPE 550', isFinal: false });
  });

  it('that refuses the content will do so again', async () => {
    const server = await serverWith({
      onData: (stream, _session, done) => {
        stream.on('end', () => done(Object.assign(new Error('Spam'), { responseCode: 554 })));
        stream.resume();
      },
    });
    const failure = await failureOf(mailerTo(`smtp://${server.host}?ignoreTLS=true`).send(MAIL));
    expect(failure).toMatchObject({ code: 'EMESSAGE 554', isFinal: true });
  });

  it('that is not there', async () => {
    const server = await openMailServer();
    await server.close();
    const failure = await failureOf(mailerTo(`smtp://${server.host}`).send(MAIL));
    expect(failure).toMatchObject({ code: 'ESOCKET ECONNREFUSED', isFinal: false });
  });

  it('that hangs up', async () => {
    const host = await rawServer((socket) => {
      socket.write('220 hello\r\n');
      socket.once('data', () => socket.destroy());
    });
    expect(await failureOf(mailerTo(`smtp://${host}`).send(MAIL))).toMatchObject({ isFinal: false });
  });

  // Red without `messageId` in server/platform/mail/message.ts.
  it('that takes a message and dies before it says so may have it again, and knows it by its Message-ID', async () => {
    const taken: (string | undefined)[] = [];
    const host = await rawServer((socket) => {
      socket.write('220 hello\r\n');
      let [heard, isText] = ['', false];
      socket.on('data', (chunk) => {
        heard += chunk.toString('latin1');
        if (isText && heard.endsWith('\r\n.\r\n')) {
          taken.push(/^Message-ID: (.*)\r$/im.exec(heard)?.[1]);
          socket.destroy();
        } else if (!isText && heard.endsWith('\r\n')) {
          isText = heard === 'DATA\r\n';
          heard = '';
          socket.write(isText ? '354 go on\r\n' : '250 ok\r\n');
        }
      });
    });
    const mailer = mailerTo(`smtp://${host}`);
    for (let time = 0; time < 2; time += 1) {
      expect(await failureOf(mailer.send({ ...MAIL, id: 'a-letter' }))).toMatchObject({ isFinal: false });
    }
    expect(taken).toEqual(Array(2).fill('<a-letter@quadralivre.example>'));
  });

  it('that never says hello', async () => {
    const host = await rawServer(() => undefined);
    const failure = await failureOf(mailerTo(`smtp://${host}?greetingTimeout=50`).send(MAIL));
    expect(failure).toMatchObject({ code: 'ETIMEDOUT', isFinal: false });
  });

  it('that stops talking', async () => {
    const host = await rawServer((socket) => void socket.write('220 hello\r\n'));
    const failure = await failureOf(mailerTo(`smtp://${host}?socketTimeout=50`).send(MAIL));
    expect(failure).toMatchObject({ code: 'ETIMEDOUT', isFinal: false });
  });

  it('that says a little all the time', async () => {
    const host = await rawServer((socket) => {
      const talking = setInterval(() => socket.write('220-hello\r\n'), 5);
      socket.once('close', () => clearInterval(talking));
    });
    const failure = await failureOf(mailerTo(`smtp://${host}`, { sendingMs: 50, closingMs: 0 }).send(MAIL));
    expect(failure).toMatchObject({ code: 'EABORT', isFinal: false });
  });

  it('that takes its time does not hold a stop up for long', async () => {
    let heard: () => void;
    const talking = new Promise<void>((resolve) => (heard = resolve));
    const host = await rawServer((socket) => {
      socket.write('220 hello\r\n');
      socket.once('data', () => heard());
    });
    const mailer = mailerTo(`smtp://${host}?socketTimeout=90000`, { sendingMs: 90_000, closingMs: 50 });
    const sending = failureOf(mailer.send(MAIL));
    await talking;
    mailer.close();
    expect(await sending).toMatchObject({ isFinal: false });
  });

  it('gets what is on its way to it when the mailer is closed', async () => {
    const server = await serverWith();
    const mailer = mailerTo(`smtp://${server.host}?ignoreTLS=true`);
    const sending = mailer.send(MAIL);
    await expect.poll(() => server.connections()).toBe(1);
    mailer.close();
    await sending;
    expect(server.received).toHaveLength(1);
  });
});
