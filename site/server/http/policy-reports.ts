import { Hono } from 'hono';
import type { Context } from 'hono';
import * as z from 'zod';
import type { Violation } from '../log.ts';
import { MINUTE, SECOND } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';
import { limitBody } from './body.ts';
import { textResponse } from './api-error.ts';

/** The most a request may hold, in bytes. A browser sends a report of some 500, several together at times. */
const BODY_LIMIT = 16_384;

/** Requests that are read in a minute: from one address, and from all. */
const ALLOWANCE = { perAddress: 10, inTotal: 100 };

/** Lines written for one request at most. */
const LINES = 3;

/** What reports are taken with. */
interface PolicyReportParts {
  readonly addressOf: (context: Context) => string;
  readonly now: Clock;
  readonly log: { violation: (violation: Violation) => void };
}

/**
 * `POST` of what a page's policy has stopped in a browser, in either of the two forms browsers have. Each becomes a short
 * line of the log, and nothing is stored: anybody may send anything here. 204; or
 * 400 for what is no report, 413 over `BODY_LIMIT`, 429 over the limits.
 */
export function policyReports({ addressOf, now, log }: PolicyReportParts): Hono {
  const allows = minuteLimit(ALLOWANCE, now);
  const tooLarge = (): Response => textResponse(413, `The report is larger than ${BODY_LIMIT} bytes`);
  return new Hono()
    .post('/', async (context, next) => {
      if (allows(addressOf(context))) return next();
      return textResponse(429, 'Too many reports', { 'Retry-After': String(MINUTE / SECOND) });
    })
    .post('/', limitBody(BODY_LIMIT, tooLarge), async (context) => {
      const reports = parseReports(await context.req.text().catch(() => ''));
      if (reports === undefined)
        return textResponse(400, 'Expected a Content-Security-Policy report as JSON, or a list of them');
      for (const report of reports.slice(0, LINES)) log.violation(toViolation(report));
      return new Response(null, { status: 204 });
    });
}

/** What is read of a report; a browser says more. */
interface Report {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
  readonly source?: string | null | undefined;
  readonly line?: number | null | undefined;
}

/** `application/csp-report`, of `report-uri`. */
const oldReport = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string(),
      'effective-directive': z.string().optional(),
      'violated-directive': z.string().optional(),
      'blocked-uri': z.string(),
      'source-file': z.string().nullish(),
      'line-number': z.number().nullish(),
    }),
  })
  .transform(({ 'csp-report': report }): Report[] => [
    {
      directive: report['effective-directive'] ?? report['violated-directive'] ?? '',
      blocked: report['blocked-uri'],
      page: report['document-uri'],
      source: report['source-file'],
      line: report['line-number'],
    },
  ]);

/** `application/reports+json`, of `report-to`: a list of what was gathered. */
const newReports = z
  .array(
    z.object({
      type: z.literal('csp-violation'),
      body: z.object({
        documentURL: z.string(),
        effectiveDirective: z.string(),
        blockedURL: z.string(),
        sourceFile: z.string().nullish(),
        lineNumber: z.number().nullish(),
      }),
    }),
  )
  .transform((reports): Report[] =>
    reports.map(({ body }) => ({
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      page: body.documentURL,
      source: body.sourceFile,
      line: body.lineNumber,
    })),
  );

const reportsSchema = z.union([oldReport, newReports]);

function parseReports(text: string): readonly Report[] | undefined {
  try {
    return reportsSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** What of a report may stand in the log: no query, no fragment, nothing of a form that only its sender knows. */
function toViolation({ directive, blocked, page, source, line }: Report): Violation {
  return {
    directive: /^[a-z-]{1,40}$/.test(directive) ? directive : '(unknown)',
    blocked: /^[a-z-]{1,40}$/.test(blocked) ? blocked : originOf(blocked),
    page: pathOf(page),
    ...(source ? { source: `${sourceOf(source, page)}${Number.isSafeInteger(line) ? `:${line}` : ''}` } : {}),
  };
}

/** The longest text of a report in a line. */
const LONGEST = 100;

/** The beginning of a URL as it is read: the names of hosts are slow to read, by the square of their length. */
const READ_LENGTH = 1_000;

const parseUrl = (text: string): URL | null => URL.parse(text.slice(0, READ_LENGTH));

function originOf(text: string): string {
  const url = parseUrl(text);
  if (url === null) return '(unknown)';
  return (url.origin === 'null' ? url.protocol : url.origin).slice(0, LONGEST);
}

/** URLs write every character but those of ASCII in percent signs, so nothing in a path can look like another line. */
function pathOf(text: string): string {
  return (parseUrl(text)?.pathname ?? '(unknown)').slice(0, LONGEST);
}

/** A script of the site by its path, any other by its origin. */
function sourceOf(source: string, page: string): string {
  return originOf(source) === originOf(page) ? pathOf(source) : originOf(source);
}

/** Requests that are taken in a minute. */
interface MinuteAllowance {
  readonly perAddress: number;
  readonly inTotal: number;
}

/**
 * Counts requests by the minute, in memory: what is lost in a restart is a minute. Tells whether the next one of an address
 * may be taken. It keeps no more addresses than `inTotal`.
 */
function minuteLimit({ perAddress, inTotal }: MinuteAllowance, now: Clock): (address: string) => boolean {
  let minute = 0;
  let total = 0;
  const counts = new Map<string, number>();
  return (address) => {
    const current = Math.floor(now() / MINUTE);
    if (current !== minute) {
      minute = current;
      total = 0;
      counts.clear();
    }
    const count = counts.get(address) ?? 0;
    if (total >= inTotal || count >= perAddress) return false;
    total += 1;
    counts.set(address, count + 1);
    return true;
  };
}
