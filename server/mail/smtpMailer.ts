import { createTransport, type NodemailerError } from 'nodemailer';
import { type Mailer, MailFailure } from './mailer.ts';
import { messageOf } from './message.ts';

/** Each wait of a connection. All of them may be set in the query of SMTP_URL, and the pool's numbers too. */
const WAITS_MS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

interface Patience {
  /** Of one message in all: less than a job's lease, so that no second process sends it meanwhile. */
  readonly sendingMs: number;
  /** How long a message on its way holds a stop up. */
  readonly closingMs: number;
}
const PATIENCE: Patience = { sendingMs: 30_000, closingMs: 3_000 };

/** The outbox sends what failed again; so the pool does only once, when an idle connection turns out to be dead. */
const POOL = { pool: true, maxConnections: 3, maxRequeues: 1 } as const;

/** Sends over connections that stay open for the next message. */
export function smtpMailer(url: string, from: string, { sendingMs, closingMs }: Patience = PATIENCE): Mailer {
  const transport = createTransport({ url, ...POOL, ...WAITS_MS, requireTLS: holdsPassword(url) });
  return {
    async send(mail) {
      const signal = AbortSignal.timeout(sendingMs);
      await transport.sendMail({ ...messageOf(mail, from), signal }).catch(failed);
    },
    close() {
      transport.close();
      setTimeout(() => transport.close({ force: true }), closingMs).unref();
    },
  };
}

/** Then the connection must be encrypted before anything is told, unless the query says `requireTLS=false`. */
function holdsPassword(url: string): boolean {
  return new URL(url).password !== '';
}

function failed(error: NodemailerError): never {
  const { code, originalCode, responseCode } = error;
  throw new MailFailure({
    code: [code, originalCode, responseCode].filter(Boolean).join(' '),
    isFinal: error.permanent === true && isAboutThisMessage(error),
  });
}

/** Not about our login or our sender, which whoever runs the server can put right. */
function isAboutThisMessage({ code, command }: NodemailerError): boolean {
  return code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO');
}
