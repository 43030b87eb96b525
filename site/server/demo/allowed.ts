import type { Config } from '../process/config.ts';
import type { DemoCatalogue } from './catalogue.ts';

/**
 * Whether the demo checkout may run. If it may, whether other people seem to reach it; if not, why: a sentence for the log,
 * or undefined where nobody has to know.
 */
export type DemoPermission =
  | { readonly allowed: true; readonly isPublic: boolean }
  | { readonly allowed: false; readonly why: string | undefined };

/** The settings that tell whether other people reach a server. */
export type DemoSettings = Pick<
  Config,
  'demoCheckout' | 'siteUrl' | 'paddleApiKey' | 'paddleWebhookSecret' | 'trustedProxies' | 'host' | 'isHostSet'
>;

/**
 * Whether this server sells for show. Only with a build that has no client token, and then where no setting suggests that
 * other people reach it, or where `DEMO_CHECKOUT` says so: a public site that takes test cards would give the product away.
 */
export function demoPermission(settings: DemoSettings, catalogue: DemoCatalogue | undefined): DemoPermission {
  const { demoCheckout } = settings;
  // The build's own checkout is Paddle's: there is nothing to be off.
  if (catalogue === undefined) return { allowed: false, why: undefined };
  if (demoCheckout === false) return { allowed: false, why: 'The demo checkout is off: DEMO_CHECKOUT is false' };
  const signs = signsOfPublic(settings);
  if (signs.length === 0 || demoCheckout === true) return { allowed: true, isPublic: signs.length > 0 };
  return {
    allowed: false,
    why: `The demo checkout is off: ${signs.join(', ')}. Build with PUBLIC_PADDLE_CLIENT_TOKEN to sell, or set DEMO_CHECKOUT=true`,
  };
}

/** What suggests that a server is in production. The default `HOST` does not: it is that of `npm start` on a laptop. */
function signsOfPublic(settings: DemoSettings): string[] {
  const { siteUrl, paddleApiKey, paddleWebhookSecret, trustedProxies, host, isHostSet } = settings;
  const signs: readonly (readonly [boolean, string])[] = [
    [siteUrl !== undefined && !isLoopback(URL.parse(siteUrl)?.hostname ?? ''), 'SITE_URL is public'],
    [paddleApiKey !== undefined, 'PADDLE_API_KEY is set'],
    [paddleWebhookSecret !== undefined, 'PADDLE_WEBHOOK_SECRET is set'],
    [(trustedProxies ?? 0) > 0, 'TRUST_PROXY is set'],
    [isHostSet && !isLoopback(host), 'HOST is reachable from other machines'],
  ];
  return signs.flatMap(([isSign, name]) => (isSign ? [name] : []));
}

function isLoopback(host: string): boolean {
  return (
    host === 'localhost' ||
    host.endsWith('.localhost') ||
    /^127(?:\.\d+){3}$/.test(host) ||
    host === '::1' ||
    host === '[::1]'
  );
}
