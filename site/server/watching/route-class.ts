/**
 * What a request is for, as it is counted. Few, and none made of what a visitor asks for: each is a series of its own for
 * ever, and whoever makes up addresses must not make up series.
 */
export const ROUTE_CLASSES = [
  'page',
  'asset',
  'file',
  'log_in',
  'sign_up',
  'refresh',
  'api',
  'webhook',
  'report',
  'health',
  'metrics',
  'other',
] as const;

export type RouteClass = (typeof ROUTE_CLASSES)[number];

/** Calls that are counted by themselves. */
const CALLS: Readonly<Record<string, RouteClass>> = {
  '/api/auth/local': 'log_in',
  '/api/auth/local/register': 'sign_up',
  '/api/auth/refresh': 'refresh',
  '/api/vitals': 'report',
  '/policy-reports': 'report',
  '/webhooks/paddle': 'webhook',
  '/healthz': 'health',
  '/readyz': 'health',
  '/_health': 'health',
  '/metrics': 'metrics',
};

/** The class of what is asked for at a URL, as it stands in the request. */
export type Classify = (url: string) => RouteClass;

/** Tells classes for a build whose files are asked for at these paths. One look-up a request. */
export function routeClasses(paths: Iterable<string>): Classify {
  const known = new Map(Object.entries(CALLS));
  for (const path of paths) known.set(path, classOfFile(path));
  return (url) => {
    const query = url.indexOf('?');
    const path = query === -1 ? url : url.slice(0, query);
    return known.get(path) ?? (path.startsWith('/api/') ? 'api' : 'other');
  };
}

function classOfFile(path: string): RouteClass {
  if (path.startsWith('/assets/')) return 'asset';
  return /\.[a-z0-9]+$/i.test(path) ? 'file' : 'page';
}
