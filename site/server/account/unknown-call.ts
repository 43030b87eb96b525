import type { Context } from 'hono';
import { errorReply, notFound } from '../http/api-error.ts';
import { textReply } from '../http/reply.ts';

/** The methods that answer at a path besides GET and HEAD, which answer everywhere (with 404 if need be). */
const OTHERS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/api\/auth\/(?:local|local\/register|refresh|change-password|logout)$/, ['POST']],
  [/^\/api\/auth\/(?:forgot-password|reset-password|send-email-confirmation)$/, ['POST']],
  [/^\/api\/auth\/sessions\/[^/]+$/, ['DELETE']],
  [/^\/api\/account\/delete$/, ['POST']],
  [/^\/api\/commons$/, ['POST']],
  [/^\/api\/users\/[^/]+$/, ['PUT', 'DELETE']],
];

/** The answer to a call the API does not have: 404 as JSON to a GET, 405 as plain text to everything else. */
export function unknownCall(context: Context): Response {
  if (context.req.method === 'GET' || context.req.method === 'HEAD') return errorReply(notFound());
  const others = OTHERS.find(([pattern]) => pattern.test(context.req.path))?.[1] ?? [];
  const allow = ['HEAD', 'GET', ...others].join(', ');
  if (context.req.method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: allow } });
  return textReply(405, 'Method Not Allowed', { Allow: allow });
}
