import { brand } from '@onset/design-system/brand';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/* The least work of `node:http`, in a separate process: sends the response of the file in the first argument. */
const { status, headers, body } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};
const bytes = Buffer.from(body, 'base64');
const server = createServer((_request, response) => response.writeHead(status, headers).end(bytes));
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${brand.name} is ready: http://localhost:${(server.address() as AddressInfo).port}\n`);
});
