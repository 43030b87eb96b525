#!/usr/bin/env node
import { WebSocketServer } from 'ws';
import { z } from 'zod';
import { textOf } from '../text.ts';
import { Bridge } from './commands.ts';
import { startDisplay } from './display.ts';
import { BidiError, commandSchema } from './protocol.ts';

/*
 * Playwright speaks WebDriver BiDi, and WebKitGTK and Safari speak the older WebDriver alone: this program stands between
 * them. Playwright starts it in place of a browser. It does by the old commands, and by a proxy for each visitor, what
 * Playwright asks for, as far as the tests of this site need it.
 */

const program = z.string().min(1).parse(process.env['WEBDRIVER_PROGRAM']);
const display = await startDisplay(program);
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, maxPayload: 0 });

server.on('listening', () => {
  const { port } = z.object({ port: z.number() }).parse(server.address());
  process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
});

let bridge: Bridge | undefined;

server.on('connection', (socket) => {
  const send = (message: unknown): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
  };
  const own = new Bridge(program, (method, params) => send({ type: 'event', method, params }));
  bridge = own;
  socket.on('message', (data) => {
    const { id, method, params } = commandSchema.parse(JSON.parse(textOf(data)));
    own
      .run(method, params)
      .then(
        (result) => send({ type: 'success', id, result }),
        (error: unknown) =>
          send({
            type: 'error',
            id,
            error: error instanceof BidiError ? error.code : 'unknown error',
            message: error instanceof Error ? error.message : String(error),
          }),
      )
      .finally(() => {
        if (method === 'browser.close') void end();
      });
  });
  socket.on('close', () => void end());
});

let ending: Promise<void> | undefined;

function end(): Promise<void> {
  ending ??= (async () => {
    await bridge?.stop();
    display.stop();
    process.exit(0);
  })();
  return ending;
}

process.on('SIGTERM', () => void end());
