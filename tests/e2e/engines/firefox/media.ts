import { z } from 'zod';
import type { PrivateCalls } from './private-calls.ts';

const overrideSchema = z.object({
  params: z.object({ features: z.object({ 'prefers-color-scheme': z.enum(['light', 'dark']).nullish() }) }),
});

const treeSchema = z.object({ contexts: z.array(z.object({ context: z.string() })).min(1) });
const evaluatedSchema = z.object({ type: z.literal('success') });

/** What the setting of Firefox that decides for pages calls the schemes; without one it is the system's. */
const SCHEMES = { dark: 0, light: 1 } as const;
const OF_THE_SYSTEM = 2;

/**
 * What Playwright asks of the media features, done in Firefox. For all pages of the browser: an override of one page is
 * lost with its document, and a test has visitors of one kind.
 */
export class FirefoxMedia {
  readonly #calls: PrivateCalls;
  #scope: Promise<string> | undefined;

  constructor(calls: PrivateCalls) {
    this.#calls = calls;
  }

  /** Does what a command says, a message as it was sent. */
  async override(text: string): Promise<Readonly<Record<string, never>>> {
    const scheme = overrideSchema.parse(JSON.parse(text)).params.features['prefers-color-scheme'];
    this.#scope ??= this.#browserScope();
    const answer = await this.#calls.call('script.callFunction', {
      target: { context: await this.#scope },
      awaitPromise: true,
      arguments: [{ type: 'number', value: scheme ? SCHEMES[scheme] : OF_THE_SYSTEM }],
      functionDeclaration: `(scheme) => Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', scheme)`,
    });
    evaluatedSchema.parse(answer);
    return {};
  }

  /** The window of the browser itself. */
  async #browserScope(): Promise<string> {
    const tree = treeSchema.parse(await this.#calls.call('browsingContext.getTree', { 'moz:scope': 'chrome' }));
    return tree.contexts[0]?.context ?? '';
  }
}
