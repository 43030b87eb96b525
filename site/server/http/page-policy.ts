import { vendorOrigins } from './vendor-origins.ts';
import type { Origins, VendorSettings } from './vendor-origins.ts';

/** Where browsers send what a page's policy has stopped; see `log/policy-reports.ts`. */
export const REPORT_PATH = '/policy-reports';

/** The name of `REPORT_PATH` in policies. */
const REPORT_GROUP = 'policy';

/** Tells browsers where `REPORT_GROUP` is. */
export const REPORTING_ENDPOINTS = { 'Reporting-Endpoints': `${REPORT_GROUP}="${REPORT_PATH}"` } as const;

/** What the policies of a site's pages are made from. */
export interface PagePolicyParts {
  /** The inline scripts that may run, each as `sha256-…`: the build's list, whatever a page holds. */
  readonly inlineScripts: readonly string[];
  /** The origin of the account API where the build names another than the site's own. */
  readonly apiOrigin: string | undefined;
  /** What the build was configured with: the origins of a vendor are in a policy only where it brings the vendor's script. */
  readonly publicSettings: VendorSettings;
}

/** The Content-Security-Policy of a page at a path, as it is asked for by https or not. */
export type PagePolicy = (path: string, https: boolean) => string;

/**
 * Makes the policies of pages: the site's own origin only, and of inline scripts those of the list. A page on which a
 * vendor's script runs has that vendor's origins too, and is without Trusted Types, because such scripts write markup and
 * addresses of scripts as text (`docs/decisions/0011-content-security-policy.md`).
 */
export function pagePolicies({ inlineScripts, apiOrigin, publicSettings }: PagePolicyParts): PagePolicy {
  // Of a site without https the first would ask for what is not there, and a browser with the second passes
  // `report-uri` over, though it sends such reports over https alone.
  const overHttps = ['upgrade-insecure-requests', `report-to ${REPORT_GROUP}`];
  const trustedTypes = ["require-trusted-types-for 'script'", "trusted-types 'none'"];
  return (path, https) => {
    const vendors = vendorOrigins(path, publicSettings);
    const of = (directive: keyof Origins): string[] => [
      ...new Set(vendors.flatMap((origins) => origins[directive] ?? [])),
    ];
    const frames = of('frame-src');
    return [
      "default-src 'self'",
      ["script-src 'self'", ...inlineScripts.map((hash) => `'${hash}'`), ...of('script-src')].join(' '),
      ["style-src-elem 'self'", ...of('style-src-elem')].join(' '),
      "style-src-attr 'unsafe-inline'",
      ["img-src 'self' data:", ...of('img-src')].join(' '),
      ["connect-src 'self'", ...(apiOrigin === undefined ? [] : [apiOrigin]), ...of('connect-src')].join(' '),
      ...(frames.length > 0 ? [["frame-src 'self'", ...frames].join(' ')] : []),
      "object-src 'none'",
      "base-uri 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      `report-uri ${REPORT_PATH}`,
      ...(vendors.length > 0 ? [] : trustedTypes),
      ...(https ? overHttps : []),
    ].join('; ');
  };
}
