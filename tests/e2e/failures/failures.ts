import type { BrowserContext, Page, Route } from 'playwright';

/** A way for something a page needs to be away. */
export interface Failure {
  /** In a few words, as a heading of the contact sheet. */
  readonly name: string;
  /** Has it fail for all pages of a visitor, from the first. */
  readonly begin?: (context: BrowserContext) => Promise<unknown>;
  /** What never gets an answer. */
  readonly unanswered?: RegExp;
  /** Has it fail once a page is there. */
  readonly afterwards?: (page: Page) => Promise<unknown>;
  /** Whether a form that leads to another page may end at the browser's own page of an error (docs/decisions/0024). */
  readonly mayLeave?: true;
}

/** What a network with a page of its own answers to everything, as in a hotel. */
const HOTEL = '<!doctype html><title>Welcome</title><h1>Log in to the Wi-Fi</h1>';

/** Takes a request and never answers it. */
const never = (): Promise<void> => new Promise(() => {});

/** Calls of the account API, and of the demo's side of the server, which is part of it. */
const API = /\/(?:api|demo\/paddle)\//;

const api = (answer: (route: Route) => Promise<unknown>) => (context: BrowserContext) => context.route(API, answer);

/** The ways in which the account API can fail, and the network with it. */
export const FAILURES = [
  { name: 'API down', begin: api((route) => route.abort('connectionrefused')) },
  {
    name: 'API answers 500',
    begin: api((route) =>
      route.fulfill({ status: 500, json: { data: null, error: { status: 500, message: 'Internal Server Error' } } }),
    ),
  },
  { name: 'API answers HTML', begin: api((route) => route.fulfill({ contentType: 'text/html', body: HOTEL })) },
  { name: 'API takes 30 s', begin: api(never), unanswered: API },
  { name: 'offline', afterwards: (page) => page.context().setOffline(true), mayLeave: true },
  {
    name: 'scripts of parts gone',
    // All but the first script of a page: what it fetches later is of an earlier build, or blocked.
    begin: (context) =>
      context.route(/\/assets\/(?!main-)[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: 'Not Found' })),
  },
  {
    name: 'the session’s script gone',
    begin: (context) =>
      context.route(/\/assets\/(?:page-)?session-[^/]*\.js$/, (route) =>
        route.fulfill({ status: 404, body: 'Not Found' }),
      ),
  },
] as const satisfies readonly Failure[];

/** Third parties by what they are for, each with its hosts. */
const THIRD_PARTIES = {
  Paddle: /(?:^|\.)paddle\.com$/,
  Google: /(?:^|\.)(?:googletagmanager|google-analytics|google|googleadservices|doubleclick)\.[a-z.]+$/,
  ProfitWell: /(?:^|\.)(?:profitwell|profitwell-proxy|hosted-profitwell)\.com$/,
} as const;

/**
 * One third party is blocked and the others answer with nothing; then all are. Nothing is asked of a real one.
 * `host` is the site's own.
 */
export function thirdPartiesBlocked(host: string): Failure[] {
  const blocked = (name: string, isBlocked: (hostname: string) => boolean): Failure => ({
    name,
    begin: (context) =>
      context.route(
        (url) => url.hostname !== host,
        (route) =>
          isBlocked(new URL(route.request().url()).hostname)
            ? route.abort('blockedbyclient')
            : route.fulfill({ contentType: 'text/javascript', body: '' }),
      ),
  });
  return [
    ...Object.entries(THIRD_PARTIES).map(([name, hosts]) => blocked(`${name} blocked`, (at) => hosts.test(at))),
    blocked('all third parties blocked', () => true),
  ];
}
