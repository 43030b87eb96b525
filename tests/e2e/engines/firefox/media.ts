import { z } from 'zod';
import type { PrivateCalls } from './private-calls.ts';

const schemeSchema = z.enum(['light', 'dark']).nullish();

const overrideSchema = z.object({
  params: z.object({
    features: z.object({ 'prefers-color-scheme': schemeSchema }),
    contexts: z.array(z.string()).default([]),
    userContexts: z.array(z.string()).default([]),
  }),
});

const createdSchema = z.object({
  params: z.object({ context: z.string(), userContext: z.string(), parent: z.string().nullable() }),
});

const treeSchema = z.object({ contexts: z.array(z.object({ context: z.string() })).min(1) });
const evaluatedSchema = z.object({ type: z.literal('success') });

type Scheme = z.infer<typeof schemeSchema>;

/** What Playwright asks of the media features, done in Firefox. */
export class FirefoxMedia {
  readonly #calls: PrivateCalls;
  /** What the pages of a visitor prefer, those that are not open yet as well. */
  readonly #ofVisitors = new Map<string, Scheme>();
  #scope: Promise<string> | undefined;

  constructor(calls: PrivateCalls) {
    this.#calls = calls;
  }

  /** Does what a command says, a message as it was sent. */
  async override(text: string): Promise<Readonly<Record<string, never>>> {
    const { features, contexts, userContexts } = overrideSchema.parse(JSON.parse(text)).params;
    const scheme = features['prefers-color-scheme'];
    for (const visitor of userContexts) this.#ofVisitors.set(visitor, scheme);
    for (const context of contexts) await this.#prefer(context, scheme);
    return {};
  }

  /** Gives a new page what its visitor prefers, from the event that tells of it. */
  async contextCreated(text: string): Promise<void> {
    const { context, userContext, parent } = createdSchema.parse(JSON.parse(text)).params;
    const scheme = this.#ofVisitors.get(userContext);
    if (parent === null && scheme !== undefined) await this.#prefer(context, scheme);
  }

  async #prefer(context: string, scheme: Scheme): Promise<void> {
    this.#scope ??= this.#browserScope();
    const answer = await this.#calls.call('script.callFunction', {
      target: { context: await this.#scope },
      awaitPromise: true,
      arguments: [
        { type: 'string', value: context },
        { type: 'string', value: scheme ?? 'none' },
      ],
      functionDeclaration: `(context, scheme) => {
        const { NavigableManager } = ChromeUtils.importESModule('chrome://remote/content/shared/NavigableManager.sys.mjs');
        const page = NavigableManager.getBrowsingContextById(context);
        if (page) page.prefersColorSchemeOverride = scheme;
      }`,
    });
    evaluatedSchema.parse(answer);
  }

  /** The window of the browser itself. */
  async #browserScope(): Promise<string> {
    const tree = treeSchema.parse(await this.#calls.call('browsingContext.getTree', { 'moz:scope': 'chrome' }));
    return tree.contexts[0]?.context ?? '';
  }
}
