import { join } from 'node:path';
import { startWorkshop } from './server/workshop.ts';

/** `npm run compose`: the workshop for pages, at http://localhost:7007 unless `COMPOSE_PORT` says another port. */
const DEFAULT_PORT = 7007;

const said = process.env['COMPOSE_PORT'] ?? '';
const port = said === '' ? DEFAULT_PORT : Number(said);

if (!Number.isInteger(port) || port < 1 || port > 65_535) {
  process.stderr.write(`COMPOSE_PORT is ${JSON.stringify(said)}, expected a port from 1 to 65535\n`);
  process.exit(1);
}

try {
  const workshop = await startWorkshop({ root: join(import.meta.dirname, '..'), port });
  process.stdout.write(`The workshop is at http://localhost:${workshop.port}\nCtrl+C ends it.\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void workshop.stop().then(() => process.exit(0)));
} catch (error) {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  const why = isTaken
    ? `Port ${port} is taken. Is another workshop open? COMPOSE_PORT names another port`
    : String(error);
  process.stderr.write(`${why}\n`);
  process.exit(1);
}
