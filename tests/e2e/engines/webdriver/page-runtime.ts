/** What the bridge keeps in a document; the name it has there. */
export const RUNTIME = '__webdriverBridge';

/**
 * Runs in pages, as text: must need nothing from outside. Keeps the objects that the other side holds on to, translates
 * values to and from those of WebDriver BiDi, and notes what the bridge comes to ask for: promises that are settled, and what
 * was said to the console.
 */
export function installRuntime(name: string): void {
  type Remote = Record<string, unknown>;
  if (name in window) return;
  const objects = new Map<unknown, unknown>();
  /** What the other side has not said that it heard: an answer to it can get lost between two documents. */
  const news: Remote[] = [];
  let heard = 0;
  const compiled = new Map<string, () => unknown>();
  // Some tests stop the clock of the page, or change what its built-ins do.
  const { stringify } = JSON;
  const id = Math.random().toString(36).slice(2);
  let last = 0;

  const keep = (value: unknown): string => {
    last += 1;
    const handle = `${id}.${last}`;
    objects.set(handle, value);
    return handle;
  };

  const toRemote = (value: unknown, owned: boolean, depth = 0): Remote => {
    if (value === null) return { type: 'null' };
    if (value === undefined) return { type: 'undefined' };
    if (typeof value === 'string' || typeof value === 'boolean') return { type: typeof value, value };
    if (typeof value === 'bigint') return { type: 'bigint', value: String(value) };
    if (typeof value === 'number')
      return { type: 'number', value: Number.isFinite(value) && !Object.is(value, -0) ? value : numberName(value) };
    const remote: Remote = owned ? { handle: keep(value) } : {};
    if (typeof value === 'symbol' || typeof value === 'function') return { ...remote, type: typeof value };
    if (value instanceof Node)
      return { ...remote, type: 'node', sharedId: keep(value), value: { localName: value.nodeName } };
    if (value === window) return { ...remote, type: 'window' };
    if (value instanceof Promise) return { ...remote, type: 'promise' };
    if (value instanceof Error) return { ...remote, type: 'error' };
    if (value instanceof Date) return { ...remote, type: 'date', value: value.toISOString() };
    if (value instanceof RegExp)
      return { ...remote, type: 'regexp', value: { pattern: value.source, flags: value.flags } };
    const isList = Array.isArray(value);
    if (owned || depth > 30) return { ...remote, type: isList ? 'array' : 'object' };
    if (isList) return { type: 'array', value: value.map((each) => toRemote(each, false, depth + 1)) };
    return {
      type: 'object',
      value: Object.entries(value).map(([key, each]) => [key, toRemote(each, false, depth + 1)]),
    };
  };

  const numberName = (value: number): string => (Object.is(value, -0) ? '-0' : String(value));

  const channel = (to: string) => (message: unknown) =>
    news.push({ message: { channel: to, data: toRemote(message, false) } });

  const fromRemote = (remote: Remote): unknown => {
    const handle = remote['handle'] ?? remote['sharedId'];
    if (handle !== undefined) {
      if (!objects.has(handle)) throw new ReferenceError(`${name}: no such handle`);
      return objects.get(handle);
    }
    const value = remote['value'] as never;
    switch (remote['type']) {
      case 'undefined':
        return undefined;
      case 'null':
        return null;
      case 'number':
        return Number(value);
      case 'bigint':
        return BigInt(value);
      case 'array':
        return (value as Remote[]).map(fromRemote);
      case 'object':
        return Object.fromEntries(
          (value as [Remote | string, Remote][]).map(([key, each]) => [
            typeof key === 'string' ? key : fromRemote(key),
            fromRemote(each),
          ]),
        );
      case 'date':
        return new Date(value);
      case 'regexp':
        return new RegExp(value['pattern'], value['flags']);
      case 'channel':
        return channel(value['channel']);
      default:
        return value;
    }
  };

  const success = (value: unknown, owned: boolean): Remote => ({ type: 'success', result: toRemote(value, owned) });
  const exception = (error: unknown): Remote => ({
    type: 'exception',
    lost: error instanceof ReferenceError && error.message.startsWith(name),
    exceptionDetails: { text: String(error) },
  });

  const say = (level: string, method: string, parts: unknown[]): void => {
    news.push({
      said: {
        level,
        method,
        text: parts.map(String).join(' '),
        args: parts.map((part) => toRemote(String(part), false)),
      },
    });
  };
  for (const method of ['error', 'warn', 'log', 'info', 'debug'] as const) {
    const real = console[method];
    console[method] = (...parts: unknown[]) => {
      say(method === 'error' || method === 'warn' ? method : 'info', method, parts);
      real.apply(console, parts);
    };
  }
  addEventListener('error', ({ message, error }) => {
    if (message) news.push({ said: { level: 'error', type: 'javascript', text: String(error ?? message) } });
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    news.push({ said: { level: 'error', type: 'javascript', text: String(reason) } }),
  );
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, disposition, sourceFile } = event;
    // The style that Playwright puts in for a picture comes from no file, and no page needs it.
    if (disposition === 'enforce' && (sourceFile || effectiveDirective !== 'style-src-elem'))
      say('error', 'error', [
        `Refused by the Content Security Policy directive "${effectiveDirective}": ${blockedURI}`,
      ]);
  });

  // What Playwright evaluates comes compiled, so that a page's policy need not allow `eval`.
  const real = window.eval;
  const evaluate = (source: string): unknown => {
    const known = compiled.get(source) ?? compiled.get(source.replace(/^\(([^]*)\)$/, '$1'));
    return known ? known() : real(source);
  };
  Object.defineProperty(window, 'eval', { value: evaluate, configurable: true, writable: true });

  const runtime = {
    id,
    channel,
    compile: (source: string, thunk: () => unknown) => compiled.set(source, thunk),
    /** Calls a function, and says how it ended, or the number by which `poll` will say it. */
    call(body: (...values: unknown[]) => unknown, values: Remote[], owned: boolean, awaits: boolean): string {
      try {
        const value = body(...values.map(fromRemote));
        if (!awaits || typeof (value as PromiseLike<unknown> | null)?.then !== 'function')
          return stringify(success(value, owned));
        last += 1;
        const call = last;
        (value as PromiseLike<unknown>).then(
          (each) => news.push({ settled: [call, success(each, owned)] }),
          (error: unknown) => news.push({ settled: [call, exception(error)] }),
        );
        return stringify({ type: 'pending', call });
      } catch (error) {
        return stringify(exception(error));
      }
    },
    release(handles: string[]): string {
      for (const handle of handles) objects.delete(handle);
      return '{}';
    },
    /** Says what is new since the other side had heard so many news of a document. */
    poll(of: string, count: number): string {
      const more = of === id ? Math.max(0, count - heard) : 0;
      news.splice(0, more);
      heard += more;
      return stringify({ id, url: location.href, state: document.readyState, heard: heard + news.length, news });
    },
  };
  Object.defineProperty(window, name, { value: runtime });
}

/** The script that installs the runtime. */
export const installation = `(${installRuntime.toString()})(${JSON.stringify(RUNTIME)});`;
