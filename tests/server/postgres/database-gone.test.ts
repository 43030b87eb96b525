import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { isUnavailable } from '../../../site/server/database/errors.ts';
import { withClient } from '../../setup/postgres-server.ts';
import { newPostgresDatabase, postgresUrl } from '../database.ts';
import { NOTHING_IS_WRITTEN, NOTHING_WORKS, seeOutage } from '../outage.ts';
import { startSite } from '../site.ts';
import type { TestSite } from '../site.ts';

describe('a PostgreSQL', () => {
  /** A way to a database. */
  interface Road {
    readonly url: string;
    readonly cut: () => Promise<void>;
    readonly mend: () => Promise<void>;
    /** Lets nothing more through, though it all stays connected; resolves when something was sent in vain. */
    readonly block: () => Promise<void>;
  }

  /** Makes a way to a database that can be cut or blocked. */
  async function road(url: string): Promise<Road> {
    const target = new URL(url);
    const sockets = new Set<Socket>();
    let sentInVain: (() => void) | undefined;
    const server = createServer((socket) => {
      if (sentInVain) {
        sockets.add(socket);
        return socket.on('error', () => {}).on('data', sentInVain);
      }
      const onward = connect(Number(target.port), target.hostname);
      for (const [one, other] of [
        [socket, onward],
        [onward, socket],
      ] as const) {
        sockets.add(one);
        one.on('error', () => {}).on('close', () => other.destroy());
        one.pipe(other);
      }
      return socket;
    });
    const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    const cut = () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
        sockets.clear();
      });
    await listen(0);
    const { port } = server.address() as AddressInfo;
    onTestFinished(() => cut());
    const changed = new URL(url);
    changed.port = String(port);
    const block = () =>
      new Promise<void>((resolve) => {
        sentInVain = resolve;
        for (const socket of sockets)
          socket
            .unpipe()
            .on('data', () => resolve())
            .resume();
      });
    return { url: changed.href, cut, mend: () => listen(port), block };
  }

  /** Changes the database of a site, and ends its connections, so that it notices. */
  const change = (setting: string) => (site: TestSite) =>
    withClient(postgresUrl(), async (client) => {
      const name = new URL(site.databaseUrl ?? '').pathname.slice(1);
      await client.query(`alter database ${name} ${setting}`);
      await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    });

  test('that is stopped and started again', async () => {
    const { url, cut, mend } = await road(await newPostgresDatabase());
    const site = await startSite({ config: { databaseUrl: url } });
    expect(await seeOutage(site, { begin: cut, end: mend })).toEqual(NOTHING_WORKS);
  });

  test('that answers no more: a stop does not wait for it for ever', async () => {
    const { url, block } = await road(await newPostgresDatabase());
    const site = await startSite({ config: { databaseUrl: url } });
    const blocked = block();
    const request = site.send('/api/commons');
    await blocked;
    const [response] = await Promise.allSettled([request, site.stop(50)]);
    // What is asked for is answered before the stop hangs up, if the database is given up by then.
    expect(response.status === 'rejected' ? 503 : response.value.status).toBe(503);
  });

  test.for(['EMFILE', 'ENFILE', 'ENOBUFS', 'EADDRNOTAVAIL'])(
    'that cannot be connected to, because the machine has nothing left for it (%s), is away for now',
    (code) => {
      expect(isUnavailable(Object.assign(new Error(`connect ${code} 127.0.0.1:5432`), { code }))).toBe(true);
    },
  );

  test('that lets nobody in', async () => {
    const outage = { begin: change('allow_connections false'), end: change('allow_connections true') };
    expect(await seeOutage(await startSite(), outage)).toEqual(NOTHING_WORKS);
  });

  test('that may only be read', async () => {
    const set = (value: string) => change(`set default_transaction_read_only = ${value}`);
    expect(await seeOutage(await startSite(), { begin: set('on'), end: set('off') })).toEqual(NOTHING_IS_WRITTEN);
  });
});
