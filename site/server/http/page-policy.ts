/** Where browsers send what a page's policy has stopped; see `log/policy-reports.ts`. */
export const REPORT_PATH = '/policy-reports';

/** The name of `REPORT_PATH` in policies. */
const REPORT_GROUP = 'policy';

/** Tells browsers where `REPORT_GROUP` is. */
export const REPORTING_ENDPOINTS = { 'Reporting-Endpoints': `${REPORT_GROUP}="${REPORT_PATH}"` } as const;

/**
 * The one list of pages without Trusted Types: those on which a payment vendor's script runs that writes markup as
 * text. There is none yet; `docs/decisions/0011-content-security-policy.md` says when a page may be added.
 */
const WITHOUT_TRUSTED_TYPES: ReadonlySet<string> = new Set<string>();

/** What the policies of a site's pages are made from. */
export interface PagePolicyParts {
  /** The inline scripts that may run, each as `sha256-…`: the build's list, whatever a page holds. */
  readonly inlineScripts: readonly string[];
  /** The origin of the account API where the build names another than the site's own. */
  readonly apiOrigin: string | undefined;
  /** Paths of pages without Trusted Types. */
  readonly withoutTrustedTypes?: ReadonlySet<string>;
}

/** The Content-Security-Policy of a page at a path, as it is asked for by https or not. */
export type PagePolicy = (path: string, https: boolean) => string;

/** Makes the policies of pages: the site's own origin only, and of inline scripts those of the list. */
export function pagePolicies({
  inlineScripts,
  apiOrigin,
  withoutTrustedTypes = WITHOUT_TRUSTED_TYPES,
}: PagePolicyParts): PagePolicy {
  const common = [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts.map((hash) => `'${hash}'`)].join(' '),
    "style-src-elem 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    ["connect-src 'self'", ...(apiOrigin === undefined ? [] : [apiOrigin])].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `report-uri ${REPORT_PATH}`,
  ];
  const trustedTypes = ["require-trusted-types-for 'script'", "trusted-types 'none'"];
  // Of a site without https the first would ask for what is not there, and a browser with the second passes
  // `report-uri` over, though it sends such reports over https alone.
  const overHttps = ['upgrade-insecure-requests', `report-to ${REPORT_GROUP}`];
  return (path, https) =>
    [...common, ...(withoutTrustedTypes.has(path) ? [] : trustedTypes), ...(https ? overHttps : [])].join('; ');
}
