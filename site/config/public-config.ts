/** Public configuration for the site's code; see `public-config.schema.ts`. */
export interface PublicConfig {
  /** Base URL of the account API; empty for the site's own origin. */
  readonly apiBaseUrl: string;
  /** Origin of the published site, without a trailing slash. */
  readonly siteUrl: string;
  /** Settings of the payment library; null for the demo checkout. */
  readonly paddle: PaddleConfig | null;
  /** Paddle's price ID by plan: of all plans for sale, and of others that are configured. */
  readonly priceIds: Readonly<Record<string, string>>;
  /** Analytics tools. Those that are null are off. */
  readonly measurementId: string | null;
  readonly adsConversion: string | null;
  readonly profitwellToken: string | null;
  /** Register entry and postal address of the company, for the legal pages. */
  readonly companyDetails: string | null;
  /** True if a lawyer has reviewed the legal pages. */
  readonly legalReviewed: boolean;
}

/** Account at the payment provider. */
export interface PaddleConfig {
  readonly clientToken: string;
  readonly environment: 'production' | 'sandbox';
}

/** Replaced by the build (`vite.config.ts`) with the configuration from `public-config.schema.ts`. */
declare const PUBLIC_CONFIG: PublicConfig | undefined;
declare const IS_DEMO_CHECKOUT: boolean | undefined;
declare const HAS_TAGS: boolean | undefined;

/** Public configuration of this build. Without a build, as in scripts, it has the default values and no prices. */
export const publicConfig: PublicConfig =
  typeof PUBLIC_CONFIG === 'undefined'
    ? {
        apiBaseUrl: '',
        siteUrl: 'http://localhost:3000',
        paddle: null,
        priceIds: {},
        measurementId: null,
        adsConversion: null,
        profitwellToken: null,
        companyDetails: null,
        legalReviewed: false,
      }
    : PUBLIC_CONFIG;

/** True if `paddle` is null. A separate constant, so that a build with a token removes all code of the demo. */
export const isDemoCheckout: boolean = typeof IS_DEMO_CHECKOUT === 'undefined' ? true : IS_DEMO_CHECKOUT;

/** True if a tool that needs the visitor's consent is configured. A separate constant for the same reason. */
export const hasTags: boolean = typeof HAS_TAGS === 'undefined' ? false : HAS_TAGS;
