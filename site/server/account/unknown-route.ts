import type { Context } from 'hono';
import { errorResponse, notFoundError } from '../http/api-error.ts';
import { textResponse } from '../http/response.ts';

/** The methods of a path besides GET and HEAD, which every path has (with 404 if need be). */
const OTHERS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/api\/auth\/(?:local|local\/register|refresh|change-password|logout)$/, ['POST']],
  [/^\/api\/auth\/(?:forgot-password|reset-password|send-email-confirmation|email-confirmation)$/, ['POST']],
  [/^\/api\/auth\/sessions\/[^/]+$/, ['DELETE']],
  [/^\/api\/account\/(?:delete|email-change\/resend)$/, ['POST']],
  [/^\/api\/account\/email-change$/, ['DELETE']],
  [/^\/api\/commons$/, ['POST']],
  [/^\/api\/(?:newsletter|waitlist|newsletter\/unsubscribe)$/, ['POST']],
  [/^\/api\/users\/[^/]+$/, ['PUT', 'DELETE']],
];

/** The response to a call the API does not have: 404 as JSON to a GET, 405 as plain text to everything else. */
export function unknownRoute(context: Context): Response {
  if (context.req.method === 'GET' || context.req.method === 'HEAD') return errorResponse(notFoundError());
  const others = OTHERS.find(([pattern]) => pattern.test(context.req.path))?.[1] ?? [];
  const allow = ['HEAD', 'GET', ...others].join(', ');
  if (context.req.method === 'OPTIONS') return new Response(null, { status: 204, headers: { Allow: allow } });
  return textResponse(405, 'Method Not Allowed', { Allow: allow });
}
