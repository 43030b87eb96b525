import type { Consent } from '../consent/consent.ts';
import type { Granted } from '../consent/choice.ts';
import { isLocalHost } from '../local-host.ts';
import { cleanUrl, cleanPageUrl } from './clean.ts';
import { consentedTag } from './google-tag.ts';
import type { ConversionData } from './purchase.ts';
import type { AnalyticsEvents, EventName } from './events.ts';
import type { GoogleTag } from './google-tag.ts';
import type { PageViews } from './page-views.ts';
import { conversionEvent, purchaseEvent } from './purchase.ts';
import type { SentPurchases } from './sent-purchases.ts';

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
