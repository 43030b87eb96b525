import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { SecureContextOptions } from 'node:tls';

/** A mail server for tests. */
export interface TestMailServer {
  readonly url: string;
  /** The accepted messages. */
  readonly taken: string[];
  /** Number of received messages, accepted or not. */
  asked: number;
  /** Number of sessions that clients have ended. */
  quits: number;
  /** Response to a message, or no response if it is empty. */
  answer: string;
  /** Closes the server and its connections. */
  readonly stop: () => void;
}

/** Starts a minimal SMTP server, with STARTTLS if there is a certificate. The caller stops it. */
export async function listenForMail(certificate?: SecureContextOptions): Promise<TestMailServer> {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    const take = (message: string): string => {
      mail.asked += 1;
      if (mail.answer.startsWith('2')) taken.push(message);
      return mail.answer;
    };
    converse(socket, take, () => (mail.quits += 1), certificate);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = (): void => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  const mail: TestMailServer = { url: `smtp://127.0.0.1:${port}`, taken, asked: 0, quits: 0, answer: '250 OK', stop };
  return mail;
}

function converse(
  socket: Socket,
  take: (message: string) => string,
  onQuit: () => void,
  certificate?: SecureContextOptions,
): void {
  let buffer = '';
  let inMessage = false;
  if (!(socket instanceof TLSSocket)) socket.write('220 test\r\n');
  socket.on('data', (part: Buffer) => {
    buffer += part.toString();
    for (;;) {
      const end = inMessage ? buffer.indexOf('\r\n.\r\n') : buffer.indexOf('\r\n');
      if (end === -1) return;
      const text = buffer.slice(0, end);
      buffer = buffer.slice(end + (inMessage ? 5 : 2));
      if (inMessage) {
        const answer = take(text);
        if (answer !== '') socket.write(`${answer}\r\n`);
        inMessage = false;
      } else if (/^DATA/i.test(text)) {
        inMessage = true;
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(text)) {
        onQuit();
        socket.end('221 bye\r\n');
      } else if (/^EHLO/i.test(text) && certificate) socket.write('250-test\r\n250 STARTTLS\r\n');
      else if (/^STARTTLS/i.test(text) && certificate) {
        socket.write('220 go on\r\n');
        socket.removeAllListeners('data');
        const secure = new TLSSocket(socket, { isServer: true, ...certificate });
        secure.on('error', () => {});
        converse(secure, take, onQuit);
        return;
      } else if (/^STARTTLS/i.test(text)) socket.write('502 not here\r\n');
      else socket.write('250 OK\r\n');
    }
  });
}
