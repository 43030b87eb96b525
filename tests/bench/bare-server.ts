import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readFileSync } from 'node:fs';
import * as z from 'zod';

/*
 * The least that `node:http` can do, in a process of its own: for each path one head and one body, both made before. What
 * they are stands in the file that is its argument.
 */

const answers = z.record(
  z.string(),
  z.object({
    status: z.number(),
    headers: z.array(z.string()),
    body: z.base64().transform((text) => Buffer.from(text, 'base64')),
  }),
);

const [file = ''] = process.argv.slice(2);
const byPath = new Map(Object.entries(answers.parse(JSON.parse(readFileSync(file, 'utf8')))));

const server = createServer((incoming, outgoing) => {
  const answer = byPath.get(incoming.url ?? '');
  if (answer === undefined) outgoing.writeHead(404).end();
  else outgoing.writeHead(answer.status, answer.headers).end(answer.body);
});
server.keepAliveTimeout = 65_000;
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`Onset is ready: http://localhost:${(server.address() as AddressInfo).port}\n`);
});
