import { createTransport, type NodemailerError } from 'nodemailer';
import { type Mailer, MailFailure } from './mailer.ts';
import { messageOf } from './message.ts';

/** The timeouts of a connection. The query of SMTP_URL can override them, and the settings of the pool. */
const WAITS_MS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

interface Patience {
  /** The limit for sending one message: shorter than a job's lease, so that no second process sends it meanwhile. */
  readonly sendingMs: number;
  /** How long the server's stop waits for messages being sent. */
  readonly closingMs: number;
}
const PATIENCE: Patience = { sendingMs: 30_000, closingMs: 3_000 };

/** The outbox retries what failed. The pool itself retries only once, in case an idle connection was dead. */
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

/** With a password the connection must be encrypted before anything is sent, unless the query says `requireTLS=false`. */
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

/** False for failures of our login or sender address, which the operator of the server can fix. */
function isAboutThisMessage({ code, command }: NodemailerError): boolean {
  return code === 'EMESSAGE' || (code === 'EENVELOPE' && command === 'RCPT TO');
}
