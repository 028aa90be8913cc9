import type { FromDatabase, ToDatabase } from './portWire.ts';
import type { Wire } from './wire.ts';

type Post = (message: FromDatabase, transfer: ArrayBuffer[]) => void;

/** The other end of `portWire`: does with `wire` what each message asks for, and posts the answers. */
export function answerWith(wire: Wire, post: Post): (message: ToDatabase) => void {
  return (message) => {
    if (message.type === 'leave') return wire.leave(message.connection);
    if (message.type === 'close') return void wire.close().then(() => post({ type: 'closed' }, []));
    const { turn } = message;
    wire.exchange(message.connection, message.message).then(
      (reply) => post({ type: 'reply', turn, reply }, [reply.buffer]),
      (error: unknown) => post({ type: 'failure', turn, reason: String(error) }, []),
    );
  };
}
