import { join } from 'node:path';
import { StartupError, startWorkshop } from './server/workshop.ts';

/** `npm run compose`: the page editor, at http://localhost:7007 unless `COMPOSE_PORT` names another port. */
const port = process.env['COMPOSE_PORT'] || '7007';
try {
  if (!/^\d{1,5}$/.test(port) || Number(port) < 1 || Number(port) > 65_535)
    throw new StartupError(
      `COMPOSE_PORT is ${JSON.stringify(port)}, which is not a port. Set it to a whole number from 1 to 65535.`,
    );
  const editor = await startWorkshop({ root: join(import.meta.dirname, '..'), port: Number(port) });
  process.stdout.write(`The page editor is at http://localhost:${editor.port}\nPress Ctrl+C to stop it.\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void editor.stop().then(() => process.exit(0)));
} catch (error) {
  process.stderr.write(`${whyOf(error)}\n`);
  process.exit(1);
}

function whyOf(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  if (!isTaken) return String(error);
  return `Port ${port} is already in use, perhaps by another page editor. Stop it, or set COMPOSE_PORT to another port.`;
}
