import { once } from 'node:events';
import { createServer } from 'node:http';
import { z } from 'zod';
import { engine } from '../../tests/e2e/engines/engine.ts';
import { launchBrowser } from '../../tests/e2e/engines/launch.ts';
import { features } from './features.ts';

/**
 * Prints, as JSON, which of the features the engine that `E2E_BROWSER` names has. Features are the browser's: an empty page
 * of this machine does, which browsers take for one that is served securely.
 */
const browser = await launchBrowser();
const server = createServer((_request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Features</title>');
}).listen(0);
await once(server, 'listening');
try {
  const page = await browser.newPage();
  const { port } = z.object({ port: z.number() }).parse(server.address());
  await page.goto(`http://localhost:${port}`);
  const has: Record<string, boolean> = {};
  for (const { name, probe } of features) has[name] = (await page.evaluate(probe)) === true;
  const version = browser.version() || 'of the system';
  process.stdout.write(JSON.stringify({ engine, version, has }));
} finally {
  await browser.close();
  server.close();
}
