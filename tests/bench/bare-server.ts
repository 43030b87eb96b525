import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as z from 'zod';

/*
 * The least work that `node:http` can do: sends one response, read from the file in the first argument, to every request.
 * A process of its own, so that it shares nothing with the benchmark.
 */
const response = z.object({ status: z.number(), headers: z.record(z.string(), z.string()), body: z.base64() });
const { status, headers, body } = response.parse(JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')));
const bytes = Buffer.from(body, 'base64');

const server = createServer((_request, outgoing) => outgoing.writeHead(status, headers).end(bytes));
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`Onset is ready: http://localhost:${(server.address() as AddressInfo).port}\n`);
});
