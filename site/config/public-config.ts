/** What the site's code may read of the public configuration; see `public-config.ts`. */
export interface PublicConfig {
  /** The address every account call is added to; empty for the site's own origin. */
  readonly apiBaseUrl: string;
  /** The origin the site is published at, without a slash at its end. */
  readonly siteUrl: string;
  /** The payment library's; `null` is the demo checkout. */
  readonly paddle: PaddleConfig | null;
  /** Paddle's price ID of each plan in the catalog. */
  readonly priceIds: Readonly<Record<'monthly' | 'yearly' | 'lifetime', string>>;
  /** What visits and purchases are counted with. What is `null` is off. */
  readonly measurementId: string | null;
  readonly adsConversion: string | null;
  readonly profitwellToken: string | null;
  /** Whether pages tell the site's own server how fast they were. */
  readonly vitals: boolean;
  /** Where the company is registered and its postal address, for the legal pages. */
  readonly companyDetails: string | null;
  /** Whether counsel has reviewed the legal pages. */
  readonly legalReviewed: boolean;
}

/** Whom the payment library speaks for. */
export interface PaddleConfig {
  readonly clientToken: string;
  readonly environment: 'production' | 'sandbox';
}

/** Put in by the build (`vite.config.ts`) with what `public-config.schema.ts` made of the environment. */
declare const PUBLIC_CONFIG: PublicConfig | undefined;
declare const IS_DEMO_CHECKOUT: boolean | undefined;
declare const HAS_TAGS: boolean | undefined;

/** The price ids of the demo checkout. */
export const demoPriceIds: PublicConfig['priceIds'] = {
  monthly: 'pri_01demomonthly0000000000000',
  yearly: 'pri_01demoyearly00000000000000',
  lifetime: 'pri_01demolifetime000000000000',
};

/** The public configuration of this build. Where there was no build (tests, Storybook) it holds the defaults. */
export const publicConfig: PublicConfig =
  typeof PUBLIC_CONFIG === 'undefined'
    ? {
        apiBaseUrl: '',
        siteUrl: 'http://localhost:3000',
        paddle: null,
        priceIds: demoPriceIds,
        measurementId: null,
        adsConversion: null,
        profitwellToken: null,
        vitals: false,
        companyDetails: null,
        legalReviewed: false,
      }
    : PUBLIC_CONFIG;

/** Whether `paddle` is null. By itself, so that a build with a token drops the demo, and what leads to it, altogether. */
export const isDemoCheckout: boolean = typeof IS_DEMO_CHECKOUT === 'undefined' ? true : IS_DEMO_CHECKOUT;

/** Whether any of the tools that need a visitor's consent is configured. By itself, for the same reason. */
export const hasTags: boolean = typeof HAS_TAGS === 'undefined' ? false : HAS_TAGS;
