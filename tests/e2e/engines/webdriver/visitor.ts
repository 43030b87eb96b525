import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { Driver } from './driver.ts';
import type { WebDriverError } from './driver.ts';
import { Network } from './network.ts';
import { WebDriverPage } from './page.ts';
import { installation } from './page-runtime.ts';
import { newId } from './protocol.ts';
import type { Emit } from './protocol.ts';

/** What a visitor's browser is to be like; a session cannot change these. */
export interface Preferences {
  scheme: 'light' | 'dark' | null;
  locale: string | undefined;
  timezone: string | undefined;
  viewport: { readonly width: number; readonly height: number } | undefined;
}

const handlesSchema = z.array(z.string());
const sizesSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** The browser's own buttons take no room, or its window could not be as narrow as a phone. */
const NARROW =
  '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; -gtk-icon-transform: scale(0); font-size: 1px; }';

/** How often a window is asked to be of a size, and by how much longer is waited for it each time. */
const RESIZE_TRIES = 8;
const RESIZE_MS = 25;

/** How often the browser is asked for windows that a page has opened. */
const WINDOWS_MS = 400;

/** A visitor: one session of WebDriver, started with the first page, with cookies and storage of its own. */
export class Visitor {
  readonly userContext = newId('visitor');
  readonly preferences: Preferences = { scheme: null, locale: undefined, timezone: undefined, viewport: undefined };
  readonly pages = new Map<string, WebDriverPage>();
  readonly network: Network;
  readonly preloads = new Map<string, string>();
  readonly #emit: Emit;
  readonly #program: string;
  #session: Promise<Driver> | undefined;
  /** Windows whose pages were closed, of which the last stays. */
  readonly #left = new Set<string>();
  #home = '';
  #isGone = false;

  constructor(program: string, emit: Emit) {
    this.#program = program;
    this.#emit = emit;
    this.network = new Network(emit, this.pages, () => [installation, ...this.preloads.values()].join('\n'));
  }

  /** Opens a page, and resolves when it can be used. */
  async newPage(): Promise<WebDriverPage> {
    const isFirst = this.#session === undefined;
    this.#session ??= this.#start();
    const driver = await this.#session;
    // Beside the first, not on top of it: a tab that is covered paints nothing.
    const window = isFirst
      ? z.string().parse(await driver.command('GET', '/window'))
      : z.object({ handle: z.string() }).parse(await driver.command('POST', '/window/new', { type: 'window' })).handle;
    const page = await this.#adopt(driver, window, null);
    await this.resize(page);
    if (isFirst) void this.#watchWindows(driver);
    return page;
  }

  /** Gives a page the size of this visitor's window. */
  async resize(page: WebDriverPage): Promise<void> {
    const { viewport } = this.preferences;
    if (viewport === undefined) return;
    const driver = await this.session();
    let { width, height } = viewport;
    // The window answers before its page has the size, and what is around a page takes some of the window.
    for (let tries = 0; tries < RESIZE_TRIES; tries += 1) {
      await driver.command('POST', '/window/rect', { x: 0, y: 0, width, height }, page.window);
      await new Promise((resolve) => setTimeout(resolve, tries * RESIZE_MS));
      const sizes = await driver.script(
        page.window,
        'return JSON.stringify([innerWidth, innerHeight, outerWidth, outerHeight]);',
      );
      const [innerWidth, innerHeight, outerWidth, outerHeight] = sizesSchema.parse(JSON.parse(sizes ?? ''));
      if (innerWidth === viewport.width && innerHeight === viewport.height) return;
      width = viewport.width + Math.max(0, outerWidth - innerWidth);
      height = viewport.height + Math.max(0, outerHeight - innerHeight);
    }
  }

  /** The session, where a page was opened. */
  async session(): Promise<Driver> {
    if (this.#session === undefined) throw new Error('The visitor has opened no page');
    return this.#session;
  }

  /** Closes a page. */
  async closePage(page: WebDriverPage): Promise<void> {
    this.#left.add(page.window);
    this.pages.delete(page.context);
    await page.close(this.pages.size === 0);
  }

  /** Ends the session, and everything with it. */
  async stop(): Promise<void> {
    this.#isGone = true;
    for (const page of this.pages.values()) page.gone();
    this.pages.clear();
    await this.network.stop();
    if (this.#session === undefined) return;
    const driver = await this.#session;
    await driver.stop();
    await rm(this.#home, { recursive: true, force: true });
  }

  async #start(): Promise<Driver> {
    this.#home = await mkdtemp(join(tmpdir(), 'webdriver-visitor-'));
    const { scheme, locale, timezone } = this.preferences;
    // GTK says what the visitor prefers: less motion always, as in all tests.
    await mkdir(join(this.#home, 'gtk-3.0'), { recursive: true });
    await mkdir(join(this.#home, 'gtk-4.0'), { recursive: true });
    await writeFile(join(this.#home, 'gtk-3.0', 'gtk.css'), NARROW);
    const settings = `[Settings]\ngtk-enable-animations=0\ngtk-application-prefer-dark-theme=${scheme === 'dark' ? 1 : 0}\n`;
    for (const folder of ['gtk-3.0', 'gtk-4.0']) await writeFile(join(this.#home, folder, 'settings.ini'), settings);
    const env = {
      ...process.env,
      HOME: this.#home,
      XDG_CONFIG_HOME: this.#home,
      GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
      ...(locale !== undefined && { LANG: `${locale.replace('-', '_')}.UTF-8`, LANGUAGE: locale.replace('-', '_') }),
      ...(timezone !== undefined && { TZ: timezone }),
    };
    const isSafari = this.#program.endsWith('safaridriver');
    const proxy = isSafari ? '' : `http://127.0.0.1:${await this.network.listen()}`;
    return Driver.start(
      this.#program,
      isSafari
        ? { browserName: 'safari', pageLoadStrategy: 'none' }
        : {
            pageLoadStrategy: 'none',
            // The proxy's certificate is of nobody.
            acceptInsecureCerts: true,
            // Not by the capability: WebKitGTK would speak TLS with a proxy for https, before it names the host.
            'webkitgtk:browserOptions': { args: ['--automation', `--proxy=${proxy}`] },
          },
      env,
    );
  }

  async #adopt(driver: Driver, window: string, opener: string | null): Promise<WebDriverPage> {
    const page = new WebDriverPage(driver, window, this.#emit);
    this.pages.set(page.context, page);
    await page.open(this.userContext, opener);
    return page;
  }

  /** Finds windows that pages open by themselves, and those that close. */
  async #watchWindows(driver: Driver): Promise<void> {
    while (!this.#isGone) {
      await new Promise((resolve) => setTimeout(resolve, WINDOWS_MS));
      const handles = await driver.command('GET', '/window/handles').then(
        (value) => handlesSchema.parse(value),
        (_error: WebDriverError) => undefined,
      );
      if (handles === undefined || this.#isGone) continue;
      const known = new Set([...this.#left, ...[...this.pages.values()].map(({ window }) => window)]);
      const [opener] = this.pages.keys();
      for (const window of handles) if (!known.has(window)) await this.#adopt(driver, window, opener ?? null);
    }
  }
}
