import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isUnavailable } from '../../../site/server/database/errors.ts';
import { withClient } from '../../setup/postgres-server.ts';
import { newPostgresDatabase, postgresUrl, untilLocked } from '../database.ts';
import { NOTHING_IS_WRITTEN, NOTHING_WORKS, seeOutage } from '../outage.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

/** Starts a proxy to a new database that can close its connections, or stop forwarding. */
async function startProxy() {
  const target = new URL(await newPostgresDatabase());
  const sockets = new Set<Socket>();
  let onBlockedData: (() => void) | undefined;
  const server = createServer((socket) => {
    if (onBlockedData) {
      sockets.add(socket);
      return socket.on('error', () => {}).on('data', onBlockedData);
    }
    const upstream = connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {}).on('close', () => to.destroy());
      from.pipe(to);
    }
    return socket;
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  onTestFinished(close);
  const databaseUrl = new URL(target);
  databaseUrl.port = String(port);
  /** Keeps connections open without forwarding. Resolves when data was received that is not forwarded. */
  const block = () =>
    new Promise<void>((resolve) => {
      onBlockedData = resolve;
      for (const socket of sockets)
        socket
          .unpipe()
          .on('data', () => resolve())
          .resume();
    });
  return {
    site: await startSite({ config: { databaseUrl: databaseUrl.href } }),
    close,
    listen: () => listen(port),
    block,
  };
}

/** Changes a setting of the database and closes the connections that still have the old one. */
const change = (setting: string) => (site: TestSite) =>
  withClient(postgresUrl(), async (client) => {
    const name = new URL(site.databaseUrl ?? '').pathname.slice(1);
    await client.query(`alter database ${name} ${setting}`);
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
  });

describe('every account call gets a 503 until the PostgreSQL database', () => {
  test('is started again', async () => {
    const { site, close, listen } = await startProxy();
    expect(await seeOutage(site, { begin: close, end: listen })).toEqual(NOTHING_WORKS);
  });

  test('allows connections again', async () => {
    const outage = { begin: change('allow_connections false'), end: change('allow_connections true') };
    expect(await seeOutage(await startSite(), outage)).toEqual(NOTHING_WORKS);
  });

  test('can be written again, except for calls that only read', async () => {
    const set = (value: string) => change(`set default_transaction_read_only = ${value}`);
    expect(await seeOutage(await startSite(), { begin: set('on'), end: set('off') })).toEqual(NOTHING_IS_WRITTEN);
  });
});

test('the server stops although PostgreSQL does not respond', async () => {
  const { site, block } = await startProxy();
  const blocked = block();
  const request = site.send('/api/commons');
  await blocked;
  const [response] = await Promise.allSettled([request, site.stop(50)]);
  // The request gets a 503 if its query times out before the server closes the connection.
  expect(response.status === 'rejected' ? 503 : response.value.status).toBe(503);
});

test('a server that stops together with PostgreSQL logs no lost idle connection, and leaves no connection open', async () => {
  const site = await startSite();
  const connections = "from pg_stat_activity where datname = current_database() and application_name = 'onset'";
  await withClient(site.databaseUrl ?? '', async (client) => {
    await Promise.all(Array.from({ length: 4 }, () => site.send('/api/commons')));
    await client.query('begin');
    await client.query('lock table commons');
    const request = site.send('/api/commons');
    await untilLocked(client);
    const stopped = site.stop();
    const { rowCount } = await client.query(`select pg_terminate_backend(pid, 5000) ${connections} and state = 'idle'`);
    expect(rowCount).toBeGreaterThan(0);
    await client.query('commit');
    await Promise.all([request, stopped]);
    expect((await client.query(`select pid ${connections}`)).rowCount).toBe(0);
  });
  // The request may have got a closed connection for its second query.
  const errors = site.logged.filter((line) => line.includes('"level":"error"') && !line.includes('"id":'));
  expect(errors).toEqual([]);
});

test('a connection that fails for lack of resources of the machine counts as an outage', () => {
  for (const code of ['EMFILE', 'ENFILE', 'ENOBUFS', 'EADDRNOTAVAIL'])
    expect(isUnavailable(Object.assign(new Error(`connect ${code} 127.0.0.1:5432`), { code }))).toBe(true);
});
