import { Hono } from 'hono';
import type { Context } from 'hono';
import * as z from 'zod';
import { MINUTE, SECOND } from '../process/clock.ts';
import type { Clock } from '../process/clock.ts';
import type { Violation } from '../process/log.ts';
import { textResponse } from './api-error.ts';
import { limitBody } from './body.ts';
import { REPORT_PATH } from './security-headers.ts';

/** Maximum request body in bytes. A report has about 500, and browsers may send several at once. */
const BODY_LIMIT = 16_384;

/** Accepted requests per minute: per IP address and in total. */
const ALLOWANCE = { perAddress: 10, inTotal: 100 };

/** Maximum log lines per request. */
const LOG_LINES = 3;

/** Inputs of `policyReports`. */
interface PolicyReportParts {
  readonly addressOf: (context: Context) => string;
  readonly now: Clock;
  readonly log: { violation: (violation: Violation) => void };
}

/**
 * `POST` endpoint for reports of policy violations, in both browser formats. Each becomes a short log line, and nothing
 * is stored, because anyone can send anything here. Responds with 204, or with 400 for an invalid report, 413 over
 * `BODY_LIMIT`, 429 over `ALLOWANCE`.
 */
export function policyReports({ addressOf, now, log }: PolicyReportParts): Hono {
  const allows = minuteLimit(ALLOWANCE, now);
  const tooLarge = (): Response => textResponse(413, `The report is larger than ${BODY_LIMIT} bytes`);
  return new Hono()
    .post(REPORT_PATH, async (context, next) => {
      if (allows(addressOf(context))) return next();
      return textResponse(429, 'Too many reports', { 'Retry-After': String(MINUTE / SECOND) });
    })
    .post(REPORT_PATH, limitBody(BODY_LIMIT, tooLarge), async (context) => {
      const reports = parseReports(await context.req.text().catch(() => ''));
      if (reports === undefined)
        return textResponse(400, 'Expected a Content-Security-Policy report as JSON, or a list of them');
      for (const report of reports.slice(0, LOG_LINES)) log.violation(toViolation(report));
      return new Response(null, { status: 204 });
    });
}

/** Fields read from a report. Browsers send more. */
interface Report {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
  readonly source?: string | null | undefined;
  readonly line?: number | null | undefined;
}

/** `application/csp-report`, sent for `report-uri`. */
const legacyReport = z
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

/** `application/reports+json`, sent for `report-to`: a batch of reports. */
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

const reportsSchema = z.union([legacyReport, newReports]);

function parseReports(text: string): readonly Report[] | undefined {
  try {
    return reportsSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Reduces a report to data that is safe to log: no query, no fragment and no free-form text. */
function toViolation({ directive, blocked, page, source, line }: Report): Violation {
  return {
    directive: /^[a-z-]{1,40}$/.test(directive) ? directive : '(unknown)',
    blocked: /^[a-z-]{1,40}$/.test(blocked) ? blocked : originOf(blocked),
    page: pathOf(page),
    ...(source ? { source: `${sourceOf(source, page)}${Number.isSafeInteger(line) ? `:${line}` : ''}` } : {}),
  };
}

/** Maximum characters of a logged value. */
const MAX_LENGTH = 100;

/** Characters of a URL that are parsed. Parsing a host name takes quadratic time in its length. */
const READ_LENGTH = 1_000;

const parseUrl = (text: string): URL | null => URL.parse(text.slice(0, READ_LENGTH));

function originOf(text: string): string {
  const url = parseUrl(text);
  if (url === null) return '(unknown)';
  return (url.origin === 'null' ? url.protocol : url.origin).slice(0, MAX_LENGTH);
}

/** Path of a URL. Non-ASCII characters are percent-encoded, so a path can't imitate another log line. */
function pathOf(text: string): string {
  return (parseUrl(text)?.pathname ?? '(unknown)').slice(0, MAX_LENGTH);
}

/** Path of the site's own scripts, origin of all others. */
function sourceOf(source: string, page: string): string {
  return originOf(source) === originOf(page) ? pathOf(source) : originOf(source);
}

/** Accepted requests per minute. */
interface MinuteAllowance {
  readonly perAddress: number;
  readonly inTotal: number;
}

/**
 * Limits requests per minute. Counts are in memory, so a restart loses one minute. The returned function accepts or
 * rejects the next request of an IP address. Stores at most `inTotal` of them.
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
