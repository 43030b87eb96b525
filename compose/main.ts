import { join } from 'node:path';
import { LocalPortError, localPort } from '../site/vite/local-ports.ts';
import { RootError, startWorkshop } from './server/workshop.ts';

/** `npm run compose`: the workshop for pages, at http://localhost:7007 unless `COMPOSE_PORT` says another port. */
try {
  const port = localPort(process.env, 'COMPOSE_PORT');
  const ways = {
    site: localPort(process.env, 'SITE_DEV_PORT'),
    storybook: localPort(process.env, 'STORYBOOK_PORT'),
  };
  const workshop = await startWorkshop({ root: join(import.meta.dirname, '..'), port, ways });
  process.stdout.write(`The workshop is at http://localhost:${workshop.port}\nCtrl+C ends it.\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void workshop.stop().then(() => process.exit(0)));
} catch (error) {
  process.stderr.write(`${whyOf(error)}\n`);
  process.exit(1);
}

function whyOf(error: unknown): string {
  if (error instanceof LocalPortError || error instanceof RootError) return error.message;
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (!isTaken) return String(error);
  return `Port ${localPort(process.env, 'COMPOSE_PORT')} is taken. Is another workshop open? COMPOSE_PORT names another port`;
}
