import type { Consent, Granted } from '../consent.ts';
import { cleanUrl, cleanPageUrl } from './clean.ts';
import { consentedTag } from './google-tag.ts';
import type { GoogleTag } from './google-tag.ts';
import type { PageViews } from './page-views.ts';
import { conversionEvent, purchaseEvent } from './purchase.ts';
import type { ConversionData, SentPurchases } from './purchase.ts';

/** Outcome of an event: `held` until the visitor chooses, `dropped` if refused or sent before. */
export type EventOutcome = 'sent' | 'held' | 'dropped' | 'off';

/** Events of `track`. Purchases have a separate function, because each is sent only once. */
export type TrackedName = Exclude<EventName, 'purchase' | 'conversion'>;

export interface AnalyticsOptions {
  readonly measurementId: string | null;
  /** `AW-…/label`. */
  readonly adsConversion: string | null;
  /** `location.hostname`. Nothing is sent from `localhost`. */
  readonly hostname: string;
  readonly consent: Consent;
  readonly tag: GoogleTag;
  readonly sent: SentPurchases;
  readonly views: Pick<PageViews, 'take' | 'landingPage'>;
  /** Returns the current URL and referrer of the page. */
  readonly page: () => { readonly url: string; readonly referrer: string };
  /** Deletes the cookies of the tags for a refused category. */
  readonly deleteCookies: (category: keyof Granted) => void;
  /** Called for each event, for developers of the site. */
  readonly onEvent?: (name: EventName, parameters: object, outcome: EventOutcome) => void;
}

/** Analytics of a page, within the visitor's consent. No function throws. */
export interface Analytics {
  readonly track: <Name extends TrackedName>(name: Name, parameters: AnalyticsEvents[Name]) => void;
  /** Sends `purchase`, and `conversion` to Google Ads, each once per transaction in this browser. */
  readonly purchase: (data: ConversionData) => void;
  /** Sends a `page_view` for each of `views` once the visitor has agreed. Call it after a view was added. */
  readonly sendPageViews: () => void;
}

/** Maximum number of events that wait for the visitor's choice. */
const MAX_HELD = 50;

/** Creates the analytics of a page, which follow the visitor's consent. */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  const {
    measurementId,
    adsConversion,
    hostname,
    consent,
    sent,
    views,
    page,
    deleteCookies,
    onEvent = () => {},
  } = options;
  const isOff = isLocalHost(hostname) || (measurementId === null && adsConversion === null);
  const tag = consentedTag({
    ...options,
    page: () => ({
      page_location: cleanPageUrl(page().url, views.landingPage()),
      page_referrer: cleanUrl(page().referrer),
    }),
  });
  let held: { readonly name: TrackedName; readonly parameters: object }[] = [];
  const purchases = new Map<string, ConversionData>();

  const granted = (): Granted => {
    const { analytics, ads } = consent.getState();
    return { analytics: analytics && measurementId !== null, ads: ads && adsConversion !== null };
  };
  const isUnasked = (): boolean => consent.getState().status === 'unasked';

  function send(name: EventName, parameters: object): void {
    for (const command of toSettings(name, parameters)) tag.command('set', ...command);
    tag.command('event', name, { send_to: measurementId, ...parameters });
    onEvent(name, parameters, 'sent');
  }

  async function sendOnce(category: keyof Granted, name: EventName, id: string, parameters: object): Promise<void> {
    // Without the script, it would only be queued.
    const isSent =
      (await tag.loaded()) &&
      (await sent.once(`${name} ${id}`, () => {
        if (granted()[category]) send(name, parameters);
        return granted()[category];
      }));
    if (!isSent) onEvent(name, parameters, 'dropped');
  }

  function sendPurchases(): void {
    for (const [id, data] of purchases) {
      if (granted().analytics) void sendOnce('analytics', 'purchase', id, purchaseEvent(data));
      if (granted().ads && adsConversion !== null)
        void sendOnce('ads', 'conversion', id, conversionEvent(data, adsConversion));
    }
  }

  function follow(): void {
    const now = granted();
    tag.allow(now);
    if (isUnasked()) return;
    for (const category of ['analytics', 'ads'] as const) if (!now[category]) deleteCookies(category);
    const waiting = held;
    held = [];
    sendPageViews();
    if (now.analytics) for (const { name, parameters } of waiting) send(name, parameters);
    sendPurchases();
  }

  function sendPageViews(): void {
    // `views` stores them for the next documents.
    if (!isOff && measurementId !== null && isUnasked()) return;
    for (const view of views.take()) track('page_view', view);
  }

  function track<Name extends TrackedName>(name: Name, parameters: AnalyticsEvents[Name]): void {
    if (isOff || measurementId === null) onEvent(name, parameters, 'off');
    else if (granted().analytics) send(name, parameters);
    else if (isUnasked() && held.length < MAX_HELD) {
      held.push({ name, parameters });
      onEvent(name, parameters, 'held');
    } else onEvent(name, parameters, 'dropped');
  }

  if (!isOff) {
    consent.subscribe(follow);
    follow();
  }
  return {
    track,
    purchase(data) {
      if (isOff) return onEvent('purchase', purchaseEvent(data), 'off');
      purchases.set(data.transaction_id, data);
      if (isUnasked()) onEvent('purchase', purchaseEvent(data), 'held');
      else sendPurchases();
    },
    sendPageViews,
  };
}

/** Returns the `set` commands of events that also set a property for later events. Each entry is the rest of a command. */
function toSettings(name: EventName, parameters: object): unknown[][] {
  const values = parameters as Readonly<Record<string, string>>;
  const { property_name = '', property_value, dimension_name = '', dimension_value, user_id } = values;
  if (name === 'custom_user_property') return [['user_properties', { [property_name]: property_value }]];
  if (name === 'custom_dimension_set') return [[{ [dimension_name]: dimension_value }]];
  if (name === 'user_id_set') return [[{ user_id }]];
  return [];
}

/**
 * Returns true if a host name is of this machine: `localhost`, `*.localhost`, `127.0.0.0/8` or `::1`, as in
 * `location.hostname`. Nothing is measured there, because the visitors are developers of the site.
 */
export function isLocalHost(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    /^127(?:\.\d{1,3}){3}$/.test(name) ||
    /^\[?::1\]?$/.test(name)
  );
}

/** Item of a sale in the format of GA4. Amounts are in major units, such as 84.03 dollars. */
export interface Item {
  readonly item_id: string;
  readonly item_name?: string;
  readonly item_variant?: string;
  readonly item_category?: 'subscription';
  /** Price of one unit, after the discount and without tax. */
  readonly price?: number;
  readonly discount?: number;
  readonly quantity?: number;
}

interface Sale {
  /** ISO 4217. */
  readonly currency?: string;
  readonly value?: number;
  readonly items: readonly Item[];
}

/**
 * All events with their parameters. Reports show the parameters of the site's own events only after they are registered as
 * custom dimensions (`docs/guides/analytics.md`).
 */
export interface AnalyticsEvents {
  // Recommended by GA4, with its names and parameters.
  sign_up: { readonly method: string };
  login: { readonly method: string };
  page_view: { readonly page_location: string; readonly page_title: string; readonly page_referrer?: string };
  scroll: { readonly percent_scrolled: number };
  click: {
    readonly link_url: string;
    readonly link_domain: string;
    readonly link_id?: string;
    readonly outbound: true;
  };
  file_download: {
    readonly file_name: string;
    readonly file_extension: string;
    readonly link_url: string;
    readonly link_domain: string;
    readonly link_id?: string;
    readonly link_text?: string;
  };
  form_submit: { readonly form_id?: string; readonly form_name?: string; readonly form_submit_text?: string };
  search: { readonly search_term: string };
  begin_checkout: Sale;
  purchase: Sale & { readonly transaction_id: string; readonly currency: string; readonly tax?: number };
  /** Event of Google Ads. */
  conversion: {
    readonly send_to: string;
    readonly value?: number;
    readonly currency: string;
    readonly transaction_id: string;
  };
  // The site's own.
  button_click: { readonly button_text: string; readonly button_id?: string; readonly section?: string };
  waitlist_signup: { readonly list: string };
  pricing_view: { readonly section_id?: string };
  video_play: {
    readonly video_title?: string;
    readonly video_url: string;
    readonly video_provider: 'html5';
    /** In seconds. */
    readonly video_duration?: number;
  };
  error: { readonly description: string; readonly fatal: boolean };
  custom_user_property: { readonly property_name: string; readonly property_value: string };
  user_id_set: { readonly user_id: string };
  custom_dimension_set: { readonly dimension_name: string; readonly dimension_value: string };
}

export type EventName = keyof AnalyticsEvents;
