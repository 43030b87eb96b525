#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { textOf } from '../text.ts';
import { nameDownload } from './downloads.ts';
import { FirefoxMedia } from './media.ts';
import { PrivateCalls } from './private-calls.ts';

/*
 * Stands between Playwright and the Firefox there is, which both speak WebDriver BiDi: Playwright starts this program with
 * the parameters meant for Firefox. All messages pass as they are, but for two kinds. `emulation.setMediaFeaturesOverride`
 * Firefox does not know yet, and without it Playwright opens no page: the relay does what it asks for in the browser's own
 * scope. And what is told of a download gets a name.
 */

const READY = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const program = z.string().min(1).parse(process.env['FIREFOX_PROGRAM']);
const firefox = spawn(program, ['--remote-allow-system-access', ...process.argv.slice(2)], {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('error', (error) => {
  process.stderr.write(`${program} does not start: ${error.message}\n`);
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => firefox.kill('SIGTERM'));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const [, address] = READY.exec(line) ?? [];
  if (address === undefined) process.stderr.write(`${line}\n`);
  else relay(address);
});

/** Waits for Playwright, and says where. */
function relay(address: string): void {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: 0 });
  server.on('listening', () => {
    const { port } = z.object({ port: z.number() }).parse(server.address());
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on('connection', (playwright) => connect(playwright, new WebSocket(`${address}/session`, { maxPayload: 0 })));
}

const messageSchema = z.looseObject({ id: z.number().optional(), method: z.string().optional() });

function connect(playwright: WebSocket, browser: WebSocket): void {
  const calls = new PrivateCalls((message) => browser.send(message));
  const media = new FirefoxMedia(calls);
  const opened = new Promise((resolve) => browser.once('open', resolve));
  // Messages keep their order: what one must wait for, those behind it wait for too.
  let toBrowser: Promise<unknown> = opened;
  playwright.on('message', (data) => {
    const text = textOf(data);
    toBrowser = toBrowser.then(async () => {
      const { id, method } = messageSchema.parse(JSON.parse(text));
      if (method !== 'emulation.setMediaFeaturesOverride') return browser.send(text);
      const result = await media.override(text);
      playwright.send(JSON.stringify({ type: 'success', id, result }));
    });
  });
  browser.on('message', (data) => {
    const text = textOf(data);
    if (calls.takes(text)) return;
    void opened.then(() => playwright.send(nameDownload(text)));
  });
  playwright.on('close', () => browser.close());
  browser.on('close', () => playwright.close());
}
