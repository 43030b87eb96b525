import { z } from 'zod';
import { crop } from './picture.ts';
import { newIntercept } from './network.ts';
import type { WebDriverPage } from './page.ts';
import { BidiError, headersSchema, newId } from './protocol.ts';
import type { Emit, Params } from './protocol.ts';
import { Visitor } from './visitor.ts';

const scopeSchema = z.object({
  contexts: z.array(z.string()).optional(),
  userContexts: z.array(z.string()).optional(),
});
const targetSchema = z.object({
  target: z.union([z.object({ context: z.string() }), z.object({ realm: z.string() })]),
});
const contextSchema = z.object({ context: z.string() });
const callSchema = z.object({
  functionDeclaration: z.string(),
  arguments: z.array(z.unknown()).default([]),
  resultOwnership: z.string().optional(),
  awaitPromise: z.boolean().default(false),
});
const evaluateSchema = z.object({
  expression: z.string(),
  resultOwnership: z.string().optional(),
  awaitPromise: z.boolean().default(false),
});
const viewportSchema = z.object({ viewport: z.object({ width: z.number(), height: z.number() }).nullable() });
const clipSchema = z.object({
  clip: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).optional(),
});
const cookieSchema = z.looseObject({
  name: z.string(),
  value: z.string(),
  domain: z.string().default(''),
  path: z.string().default('/'),
  httpOnly: z.boolean().default(false),
  secure: z.boolean().default(false),
  expiry: z.number().optional(),
  sameSite: z.string().default('None'),
});
const preloadSchema = z.object({
  functionDeclaration: z.string(),
  arguments: z.array(z.object({ value: z.object({ channel: z.string() }) })).default([]),
});

type Command = (params: Params) => unknown;

/** What was asked for and cannot be, and does no harm undone: pages are as the browser has them. */
const UNDONE = [
  'session.subscribe',
  'network.addDataCollector',
  'network.setCacheBehavior',
  'browser.setDownloadBehavior',
  'emulation.setScreenOrientationOverride',
  'emulation.setScreenSettingsOverride',
  'permissions.setPermission',
  'browsingContext.activate',
];

/** Does the commands of WebDriver BiDi that Playwright sends, for all visitors of a browser. */
export class Bridge {
  readonly #program: string;
  readonly #emit: Emit;
  readonly #visitors = new Map<string, Visitor>();
  readonly #commands: Readonly<Record<string, Command>>;

  constructor(program: string, emit: Emit) {
    this.#program = program;
    this.#emit = emit;
    this.#commands = {
      ...Object.fromEntries(UNDONE.map((name) => [name, () => ({})])),
      ...this.#ofTheBrowser(),
      ...this.#ofPages(),
      ...this.#ofScripts(),
      ...this.#ofTheNetwork(),
    };
  }

  /** Does a command. Rejects with a `BidiError` where there is no such command. */
  async run(method: string, params: Params): Promise<unknown> {
    const command = this.#commands[method];
    if (command === undefined) throw new BidiError('unknown command', method);
    return (await command(params)) ?? {};
  }

  /** Ends every session. */
  async stop(): Promise<void> {
    await Promise.all([...this.#visitors.values()].map((visitor) => visitor.stop()));
    this.#visitors.clear();
  }

  #ofTheBrowser(): Record<string, Command> {
    return {
      'session.new': () => ({
        sessionId: 'bridge',
        capabilities: { browserName: 'webkit', browserVersion: '', userAgent: '' },
      }),
      'browser.close': () => undefined,
      'browser.createUserContext': () => {
        const visitor = new Visitor(this.#program, this.#emit);
        this.#visitors.set(visitor.userContext, visitor);
        return { userContext: visitor.userContext };
      },
      'browser.removeUserContext': async (params) => {
        const visitor = this.#visitor(params['userContext']);
        this.#visitors.delete(visitor.userContext);
        await visitor.stop();
      },
      'emulation.setMediaFeaturesOverride': (params) => {
        const { features } = z
          .object({ features: z.object({ 'prefers-color-scheme': z.enum(['light', 'dark']).nullish() }) })
          .parse(params);
        const scheme = features['prefers-color-scheme'] ?? null;
        for (const visitor of this.#scope(params)) {
          if (visitor.pages.size > 0 && visitor.preferences.scheme !== scheme)
            throw new BidiError('unsupported operation', 'A session cannot change the colour scheme it began with');
          visitor.preferences.scheme = scheme;
        }
      },
      'emulation.setLocaleOverride': (params) => {
        for (const { preferences } of this.#scope(params)) preferences.locale = z.string().parse(params['locale']);
      },
      'emulation.setTimezoneOverride': (params) => {
        for (const { preferences } of this.#scope(params)) preferences.timezone = z.string().parse(params['timezone']);
      },
      'emulation.setUserAgentOverride': (params) => {
        const value = z.string().parse(params['userAgent']);
        for (const visitor of this.#scope(params)) {
          visitor.network.userAgent = value;
          visitor.preloads.set(
            'user agent',
            `Object.defineProperty(navigator, 'userAgent', { get: () => ${JSON.stringify(value)} });`,
          );
        }
      },
      'emulation.setNetworkConditions': (params) => {
        for (const { network } of this.#scope(params)) network.isOffline = params['networkConditions'] !== null;
      },
      'storage.deleteCookies': async (params) => {
        const { partition } = z.object({ partition: z.object({ userContext: z.string() }) }).parse(params);
        const driver = await this.#visitor(partition.userContext).session();
        await driver.command('DELETE', '/cookie');
      },
      'storage.getCookies': async (params) => {
        const { partition } = z.object({ partition: z.object({ userContext: z.string() }) }).parse(params);
        const driver = await this.#visitor(partition.userContext).session();
        const cookies = z.array(cookieSchema).parse(await driver.command('GET', '/cookie'));
        return {
          cookies: cookies.map(({ value, sameSite, ...cookie }) => ({
            ...cookie,
            value: { type: 'string', value },
            sameSite: sameSite.toLowerCase(),
          })),
        };
      },
    };
  }

  #ofPages(): Record<string, Command> {
    return {
      'browsingContext.create': async (params) => ({
        context: (await this.#visitor(params['userContext']).newPage()).context,
      }),
      'browsingContext.close': async (params) => {
        const { visitor, page } = this.#page(params);
        await visitor.closePage(page);
      },
      'browsingContext.navigate': (params) => this.#page(params).page.navigate(z.string().parse(params['url'])),
      'browsingContext.reload': (params) => this.#page(params).page.travel('refresh'),
      'browsingContext.traverseHistory': (params) =>
        this.#page(params).page.travel(Number(params['delta']) < 0 ? 'back' : 'forward'),
      'browsingContext.setViewport': async (params) => {
        const { viewport } = viewportSchema.parse(params);
        for (const visitor of this.#scope(params)) {
          visitor.preferences.viewport = viewport ?? undefined;
          for (const page of visitor.pages.values()) await visitor.resize(page);
        }
      },
      'browsingContext.captureScreenshot': async (params) => {
        const { visitor, page } = this.#page(params);
        const driver = await visitor.session();
        const data = z.string().parse(await driver.command('GET', '/screenshot', undefined, page.window));
        return { data: await crop(data, clipSchema.parse(params).clip) };
      },
      'input.performActions': async (params) => {
        const { visitor, page } = this.#page(params);
        const driver = await visitor.session();
        await driver.command('POST', '/actions', { actions: rounded(params['actions']) }, page.window);
      },
    };
  }

  #ofScripts(): Record<string, Command> {
    return {
      'script.callFunction': (params) => {
        const { functionDeclaration, arguments: values, resultOwnership, awaitPromise } = callSchema.parse(params);
        return this.#target(params).call(functionDeclaration, values, resultOwnership === 'root', awaitPromise);
      },
      'script.evaluate': async (params) => {
        const { expression, resultOwnership, awaitPromise } = evaluateSchema.parse(params);
        const { target } = z.object({ target: z.object({ sandbox: z.string().optional() }) }).parse(params);
        const outcome = await this.#target(params).evaluate(expression, resultOwnership === 'root', awaitPromise);
        // There are no sandboxes: a page's scripts and the tests' share one realm, which has two names.
        return target.sandbox === undefined ? outcome : { ...outcome, realm: `${String(outcome['realm'])}-utility` };
      },
      'script.disown': (params) => this.#target(params).release(z.array(z.string()).parse(params['handles'])),
      'script.addPreloadScript': (params) => {
        const { functionDeclaration, arguments: channels } = preloadSchema.parse(params);
        const name = newId('preload');
        const values = channels.map(
          ({ value }) => `window.__webdriverBridge.channel(${JSON.stringify(value.channel)})`,
        );
        for (const visitor of this.#scope(params))
          visitor.preloads.set(name, `(${functionDeclaration})(${values.join(', ')});`);
        return { script: name };
      },
      'script.removePreloadScript': (params) => {
        for (const { preloads } of this.#visitors.values()) preloads.delete(String(params['script']));
      },
    };
  }

  #ofTheNetwork(): Record<string, Command> {
    return {
      'network.setExtraHeaders': (params) => {
        for (const { network } of this.#scope(params)) network.extraHeaders = headersSchema.parse(params['headers']);
      },
      'network.addIntercept': (params) => {
        const intercept = newIntercept();
        for (const { network } of this.#scope(params)) network.intercept(intercept, params);
        return { intercept };
      },
      'network.removeIntercept': (params) => {
        for (const { network } of this.#visitors.values()) network.release(String(params['intercept']));
      },
      'network.continueRequest': (params) => this.#asked(params)?.continue(params),
      'network.provideResponse': (params) => this.#asked(params)?.provide(params),
      'network.failRequest': (params) => this.#asked(params)?.fail(params),
      'network.getData': (params) => {
        const request = z.string().parse(params['request']);
        const network = this.#asked(params);
        if (network === undefined) throw new BidiError('no such network data', `Nothing is kept of ${request}`);
        return { bytes: { type: 'base64', value: network.bodyOf(request) } };
      },
    };
  }

  /** The network that a request is on its way through, or was. */
  #asked(params: Params): Visitor['network'] | undefined {
    return [...this.#visitors.values()].find(({ network }) => network.has(params['request']))?.network;
  }

  #visitor(userContext: unknown): Visitor {
    const visitor = this.#visitors.get(String(userContext));
    if (visitor === undefined) throw new BidiError('no such user context', String(userContext));
    return visitor;
  }

  /** Whom a command is about. One that names nobody is about all. */
  #scope(params: Params): Visitor[] {
    const { contexts, userContexts } = scopeSchema.parse(params);
    const context = typeof params['context'] === 'string' ? [params['context']] : contexts;
    if (userContexts !== undefined) return userContexts.map((name) => this.#visitor(name));
    if (context === undefined) return [...this.#visitors.values()];
    return [...this.#visitors.values()].filter(({ pages }) => context.some((name) => pages.has(name)));
  }

  #page(params: Params): { readonly visitor: Visitor; readonly page: WebDriverPage } {
    const { context } = contextSchema.parse(params);
    for (const visitor of this.#visitors.values()) {
      const page = visitor.pages.get(context);
      if (page !== undefined) return { visitor, page };
    }
    throw new BidiError('no such frame', context);
  }

  #target(params: Params): WebDriverPage {
    const { target } = targetSchema.parse(params);
    if ('context' in target) return this.#page(target).page;
    const pages = [...this.#visitors.values()].flatMap((visitor) => [...visitor.pages.values()]);
    const page = pages.find((each) => each.hasRealm(target.realm));
    if (page === undefined) throw new BidiError('no such frame', target.realm);
    return page;
  }
}

/** The actions with whole pixels: the older WebDriver knows no others. */
function rounded(actions: unknown): unknown {
  const round = (key: string, value: unknown): unknown =>
    (key === 'x' || key === 'y') && typeof value === 'number' ? Math.floor(value) : value;
  return JSON.parse(JSON.stringify(actions, round));
}
