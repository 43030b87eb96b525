import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../setup/free-port.ts';
import { prepareBrowser } from '../browser.ts';
import { openPage, startWorkshopProcess } from './workshop.ts';
import type { WorkshopProcess } from './workshop.ts';

const visit = prepareBrowser();
let workshop: WorkshopProcess;
let ports: { site: number; storybook: number };
beforeAll(async () => {
  ports = { site: await freePort(), storybook: await freePort() };
  workshop = await startWorkshopProcess({
    env: {
      SITE_DEV_PORT: String(ports.site),
      STORYBOOK_PORT: String(ports.storybook),
    },
  });
});
afterAll(() => workshop?.stop());

const ways = (page: Page): Locator => page.getByRole('navigation', { name: 'Where else the page is' });

/** Something that answers to whoever is led there. */
async function startStandIn(port: number): Promise<Server> {
  const server = createServer((request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(`<title>There</title>${request.headers.referer ?? ''}`);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return server;
}

test('a way that leads nowhere now says why; it leads there when somebody comes back who has started it', async () => {
  const { page, context } = await visit();
  await openPage(page, workshop.origin, '/');
  for (const [name, command] of [
    ['Site', 'npm run dev'],
    ['Story', 'npm run storybook'],
  ] as const) {
    const way = ways(page).getByRole('link', { name, disabled: true });
    expect(await way.getAttribute('title')).toContain(`${command} must be running`);
    expect(await way.getAttribute('href')).toBeNull();
  }
  await ways(page).getByRole('link', { name: 'Site' }).focus();

  const servers = await Promise.all(Object.values(ports).map(startStandIn));
  try {
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await ways(page).getByRole('link', { name: 'Site', disabled: false }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Site');
    for (const [name, address] of [
      ['Site', `http://localhost:${ports.site}/`],
      ['Story', `http://localhost:${ports.storybook}/?path=/story/pages-home--default`],
    ] as const) {
      const [opened] = await Promise.all([
        context.waitForEvent('page'),
        ways(page).getByRole('link', { name, disabled: false }).press('Enter'),
      ]);
      await expect.poll(() => opened.title()).toBe('There');
      expect(opened.url()).toBe(address);
      expect(await opened.evaluate(() => opener)).toBeNull();
    }
  } finally {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  }
});
