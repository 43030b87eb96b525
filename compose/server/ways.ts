import { connect } from 'node:net';
import type { Hono } from 'hono';
import * as z from 'zod';
import { commandOf } from '../../site/vite/local-ports.ts';
import type { PortSetting } from '../../site/vite/local-ports.ts';
import type { Way } from '../protocol/protocol.ts';
import { pathOf } from '../store/page-path.ts';
import { pageStory } from './page-stories.ts';

/** On which ports of this machine what also shows the pages is started. */
export interface WaysPorts {
  /** The site in development. */
  readonly site: number;
  readonly storybook: number;
}

const pageFileSchema = z
  .string()
  .max(300)
  .regex(/^site\/pages\/.+\.(?:ts|json)$/, 'expected a file of site/pages');

/** Answers where else a page is shown now. */
export function serveWays(api: Hono, root: string, ports: WaysPorts): void {
  api.get('/ways', async (context) => {
    const file = pageFileSchema.parse(context.req.query('file'));
    return context.json({ ways: await waysFrom(root, file, ports) });
  });
}

/** The ways from the page of a file. What leads nowhere now says why. */
export async function waysFrom(root: string, file: string, ports: WaysPorts): Promise<Way[]> {
  const [story, siteAnswers, storybookAnswers] = await Promise.all([
    pageStory(root, file),
    listens(ports.site),
    listens(ports.storybook),
  ]);
  const site = {
    name: 'Site',
    ...(siteAnswers
      ? { href: `http://localhost:${ports.site}${pathOf(file)}`, hint: 'The page as saved, on the site in development' }
      : { hint: silence(ports.site, 'SITE_DEV_PORT') }),
  };
  if (story === undefined) return [site, { name: 'Story', hint: `No story in stories/pages imports ${file}` }];
  const query = `?path=/story/${story}`;
  return [
    site,
    {
      name: 'Story',
      ...(storybookAnswers
        ? { href: `http://localhost:${ports.storybook}/${query}`, hint: 'The page as saved, in Storybook' }
        : { hint: silence(ports.storybook, 'STORYBOOK_PORT') }),
    },
  ];
}

const silence = (port: number, setting: PortSetting): string =>
  `Nothing answers on port ${port}: ${commandOf(setting)} must be running (${setting} names another port)`;

/**
 * How long a port of this machine may take to answer, in milliseconds. One that is taken or free answers at once, but the
 * process may be busy with the drawing of a page.
 */
const PATIENCE_MS = 3000;

/** The addresses of this machine itself, as numbers: a name would wait until the files that are being read are read. */
const LOOPBACK = ['127.0.0.1', '::1'];

/** Whether something listens on a port of this machine, by either of its loopback addresses. */
async function listens(port: number): Promise<boolean> {
  const answers = await Promise.all(LOOPBACK.map((host) => answersAt(host, port)));
  return answers.includes(true);
}

function answersAt(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    const end = (isThere: boolean): void => {
      clearTimeout(waiting);
      socket.destroy();
      resolve(isThere);
    };
    // An answer that came while the process was busy is heard before it is given up.
    const waiting = setTimeout(() => setImmediate(() => end(false)), PATIENCE_MS);
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}
