import { join } from 'node:path';
import { RootError, startWorkshop } from './server/workshop.ts';

/** `npm run compose`: the page editor, at http://localhost:7007 unless `COMPOSE_PORT` names another port. */
const port = process.env['COMPOSE_PORT'] || '7007';
try {
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    throw new RootError(`COMPOSE_PORT holds ${JSON.stringify(port)}, expected a whole number from 1 to 65535`);
  const workshop = await startWorkshop({ root: join(import.meta.dirname, '..'), port: Number(port) });
  process.stdout.write(`The workshop is at http://localhost:${workshop.port}\nCtrl+C ends it.\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void workshop.stop().then(() => process.exit(0)));
} catch (error) {
  process.stderr.write(`${whyOf(error)}\n`);
  process.exit(1);
}

function whyOf(error: unknown): string {
  if (error instanceof RootError) return error.message;
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (!isTaken) return String(error);
  return `Port ${port} is taken. Is another page editor open? COMPOSE_PORT names another port`;
}
