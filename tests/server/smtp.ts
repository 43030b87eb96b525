import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A mail server for tests. */
export interface TestMailServer {
  readonly url: string;
  /** The messages it took, as they came. */
  readonly taken: string[];
  /** Messages it was given, taken or not. */
  asked: number;
  /** What it answers to a message until told otherwise; nothing where it is empty. */
  answer: string;
}

/** Starts a mail server that speaks just enough SMTP; it is stopped when the test is over. */
export async function startMailServer(): Promise<TestMailServer> {
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    converse(socket, (message) => {
      mail.asked += 1;
      if (mail.answer.startsWith('2')) taken.push(message);
      return mail.answer;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const mail: TestMailServer = { url: `smtp://127.0.0.1:${port}`, taken, asked: 0, answer: '250 OK' };
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return mail;
}

function converse(socket: Socket, take: (message: string) => string): void {
  let buffer = '';
  let inMessage = false;
  socket.write('220 test\r\n');
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
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
      else socket.write('250 OK\r\n');
    }
  });
}
