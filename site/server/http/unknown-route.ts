import type { Context } from 'hono';
import { TrieRouter } from 'hono/router/trie-router';
import type { RouterRoute } from 'hono/types';
import { errorResponse, notFoundError, textResponse } from './api-error.ts';

/**
 * Creates the handler of unknown calls: GET gets a 404 as JSON, other methods a 405 as text. `Allow` has the methods
 * that the path has in `routes`, without middleware. Every path has GET and HEAD, if only with 404.
 */
export function unknownRoute(routes: readonly RouterRoute[]): (context: Context) => Response {
  const methods = new TrieRouter<string>();
  for (const { method, path } of routes) if (method !== 'ALL') methods.add('ALL', path, method);
  return ({ req }) => {
    if (req.method === 'GET' || req.method === 'HEAD') return errorResponse(notFoundError());
    const [matches] = methods.match('ALL', req.path);
    const allow = [...new Set(['HEAD', 'GET', ...matches.map(([method]) => method)])].join(', ');
    if (req.method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: allow } });
    return textResponse(405, 'Method Not Allowed', { Allow: allow });
  };
}
