import { createRequire } from 'node:module';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPaddle } from './load-paddle.ts';
import { createPayments } from './payments.ts';

const SCRIPT = 'https://cdn.paddle.com/paddle/v2/paddle.js';

/** Minimal script element with the features that the package uses. */
class FakeScript extends EventTarget {
  src = '';
  readonly #scripts: FakeScript[];
  constructor(scripts: FakeScript[]) {
    super();
    this.#scripts = scripts;
  }
  remove(): void {
    this.#scripts.splice(this.#scripts.indexOf(this), 1);
  }
}

/** Stubs a page whose scripts load or fail when the test triggers it. */
function stubPage() {
  const scripts: FakeScript[] = [];
  const add = (script: FakeScript): void => void scripts.push(script);
  vi.stubGlobal('document', {
    head: { append: add, appendChild: add },
    createElement: () => new FakeScript(scripts),
    querySelector: (selector: string) => scripts.find(({ src }) => selector === `script[src="${src}"]`) ?? null,
  });
  const page: { PaddleBillingV1?: unknown } = {};
  vi.stubGlobal('window', page);
  const last = (): FakeScript | undefined => scripts.at(-1);
  return {
    scripts,
    page,
    loads: () => last()?.dispatchEvent(new Event('load')),
    fails: () => last()?.dispatchEvent(new Event('error')),
  };
}

/** Loads a new instance of the package, because it keeps state. */
beforeEach(() => {
  const require = createRequire(import.meta.url);
  const path = require.resolve('@paddle/paddle-js');
  Reflect.deleteProperty(require.cache, path);
  vi.doMock('@paddle/paddle-js', () => require(path) as object);
});

afterEach(() => {
  vi.doUnmock('@paddle/paddle-js');
  vi.unstubAllGlobals();
});

const paymentsOfPage = () => createPayments({ clientToken: 'live_abc', environment: 'production' }, loadPaddle);
const paddle = { Initialize: () => {} };

test('loadPaddle adds the script once through the package', async () => {
  const { scripts, page, loads } = stubPage();
  const payments = paymentsOfPage();
  const ready = payments.load();
  await vi.waitUntil(() => scripts.length > 0, 30_000);
  expect(scripts.map(({ src }) => src)).toEqual([SCRIPT]);
  page.PaddleBillingV1 = paddle;
  loads();
  expect(await ready).toBe(true);
});

test('loadPaddle replaces the script at each retry after a failure', async () => {
  const { scripts, page, loads, fails } = stubPage();
  const payments = paymentsOfPage();
  const first = payments.load();
  await vi.waitUntil(() => scripts.length > 0, 30_000);
  const seen = [scripts[0]];
  fails();
  expect(await first).toBe(false);
  for (const isThere of [false, true]) {
    const again = payments.retry();
    await vi.waitUntil(() => scripts[0] !== seen.at(-1), 30_000);
    seen.push(scripts[0]);
    expect(scripts.map(({ src }) => src)).toEqual([SCRIPT]);
    if (isThere) page.PaddleBillingV1 = paddle;
    if (isThere) loads();
    else fails();
    expect(await again).toBe(isThere);
  }
  expect(new Set(seen).size).toBe(3);
  expect(payments.getState()).toEqual({ status: 'ready', reason: null });
});

test('@paddle/paddle-js repeats its first failure without adding a script', async () => {
  const { scripts, fails } = stubPage();
  const { initializePaddle } = await import('@paddle/paddle-js');
  const first = initializePaddle();
  fails();
  await expect(first).rejects.toThrow('Failed to load Paddle.js');
  await expect(initializePaddle()).rejects.toThrow('Failed to load Paddle.js');
  expect(scripts).toHaveLength(1);
});
