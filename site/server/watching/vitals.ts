import { Hono } from 'hono';
import type { Context } from 'hono';
import * as z from 'zod';
import { isCrawler } from '../../contract/crawler.ts';
import { CONNECTIONS, NAVIGATIONS } from '../../contract/vitals.ts';
import type { VitalsRequest } from '../../contract/vitals.ts';
import { errorResponse, payloadTooLargeError, rateLimitError } from '../http/api-error.ts';
import { limitBody } from '../http/body.ts';
import { textResponse } from '../http/response.ts';
import { minuteLimit } from '../limits/minute-limit.ts';
import { MINUTE, SECOND } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';
import type { VitalCounts } from './vital-counts.ts';

/** The most a request may hold, in bytes. A page sends some 150. */
const BODY_LIMIT = 1024;

/** Requests that are read in a minute. An office is one address; and a flood costs no more than the total. */
const ALLOWANCE = { perAddress: 60, inTotal: 1200 };

/** What measurements are taken with. */
export interface VitalsParts {
  readonly addressOf: (context: Context) => string;
  readonly now: Clock;
  readonly counts: VitalCounts;
  /** Hears of what was counted. */
  readonly onCounted: (measured: VitalsRequest) => void;
}

/** A page that was open for longer says nothing of its speed. */
const milliseconds = z.number().min(0).max(600_000);

const vitalsSchema = z
  .strictObject({
    page: z.string().max(200),
    navigation: z.enum(NAVIGATIONS),
    connection: z.enum(CONNECTIONS),
    vitals: z
      .strictObject({
        LCP: milliseconds.optional(),
        CLS: z.number().min(0).max(1000).optional(),
        INP: milliseconds.optional(),
        FCP: milliseconds.optional(),
        TTFB: milliseconds.optional(),
      })
      .refine((vitals) => Object.keys(vitals).length > 0),
  })
  .transform(({ page, ...rest }) => ({ ...rest, page: page === '/' ? page : page.replace(/\/$/, '') }));

/**
 * `POST` of how fast a page was for a visitor. It is counted, and nothing of it is kept: 204; or 400 for what is no
 * measurement of a page of this site, 413 over `BODY_LIMIT`, 429 over the limits. Crawlers are thanked, and not counted.
 */
export function vitalsRoutes({ addressOf, now, counts, onCounted }: VitalsParts): Hono {
  const allows = minuteLimit(ALLOWANCE, now);
  const tooLarge = (): Response => errorResponse(payloadTooLargeError());
  return new Hono()
    .post('/', async (context, next) => {
      if (allows(addressOf(context))) return next();
      return errorResponse(rateLimitError(MINUTE / SECOND));
    })
    .post('/', limitBody(BODY_LIMIT, tooLarge), async (context) => {
      const measured = parse(await context.req.text().catch(() => ''));
      if (measured === undefined || !counts.isPage(measured.page))
        return textResponse(400, 'Expected the measurements of a page on this site, as JSON');
      if (!isCrawler(context.req.header('user-agent'))) {
        counts.add(measured);
        onCounted(measured);
      }
      return new Response(null, { status: 204 });
    });
}

function parse(text: string): VitalsRequest | undefined {
  try {
    return vitalsSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
