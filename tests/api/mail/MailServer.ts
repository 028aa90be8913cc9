import { once } from 'node:events';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { type ReadMessage, readMessage } from './readMessage.ts';

interface Received extends ReadMessage {
  readonly from: string;
  readonly to: readonly string[];
  readonly user: string | undefined;
  readonly isEncrypted: boolean;
}

/** A real SMTP server that keeps what it is given. */
export interface MailServer {
  readonly host: string;
  readonly received: readonly Received[];
  /** Connections that are open now. */
  readonly connections: () => number;
  readonly close: () => Promise<void>;
}

export async function openMailServer(options: SMTPServerOptions = {}): Promise<MailServer> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // Its own certificate is good enough here, and need not be warned of.
    logger: false,
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, done) =>
      password === 'segredo' ? done(null, { user: username }) : done(new Error('Invalid login')),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.on('end', () => {
        received.push({
          ...readMessage(Buffer.concat(chunks).toString('latin1')),
          from: session.envelope.mailFrom === false ? '' : session.envelope.mailFrom.address,
          to: session.envelope.rcptTo.map(({ address }) => address),
          user: session.user,
          isEncrypted: session.secure,
        });
        done();
      });
    },
    ...options,
  });
  // What clients do to it is theirs to tell.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  return {
    host: `127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    received,
    connections: () => server.connections.size,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
