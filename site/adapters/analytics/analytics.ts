import type { Consent } from '../consent/consent.ts';
import type { Granted } from '../consent/choice.ts';
import { isLocalHost } from '../local-host.ts';
import { cleanAddress, cleanPageAddress } from './clean.ts';
import { consentedTag } from './consented-tag.ts';
import type { ConversionData } from './conversion-data.ts';
import type { AnalyticsEvents, EventName } from './events.ts';
import type { GoogleTag } from './google-tag.ts';
import type { PageViews } from './page-views.ts';
import { conversionEvent, purchaseEvent } from './purchase-event.ts';
import type { SentPurchases } from './sent-purchases.ts';

/** What became of an event: `held` until there is a choice, `dropped` where it is refused or was sent before. */
export type Fate = 'sent' | 'held' | 'dropped' | 'off';

/** The events that are sent as they are told; purchases have a call of their own, because each is sent once. */
export type TrackedName = Exclude<EventName, 'purchase' | 'conversion'>;

export interface AnalyticsOptions {
  readonly measurementId: string | null;
  /** `AW-…/label`. */
  readonly adsConversion: string | null;
  /** `location.hostname`: nothing is sent from this machine itself. */
  readonly hostname: string;
  readonly consent: Consent;
  readonly tag: GoogleTag;
  readonly sent: SentPurchases;
  readonly views: Pick<PageViews, 'take' | 'landingPage'>;
  /** The URL and the referrer of the page, as they are now. */
  readonly page: () => { readonly address: string; readonly referrer: string };
  /** Forgets what the tags have stored for a category that is refused. */
  readonly forget: (category: keyof Granted) => void;
  /** Hears of every event, for who develops the site. */
  readonly onEvent?: (name: EventName, parameters: object, fate: Fate) => void;
}

/** Counts what is used on the site, as far as the visitor lets it. No call throws, and none is to be waited for. */
export interface Analytics {
  readonly track: <Name extends TrackedName>(name: Name, parameters: AnalyticsEvents[Name]) => void;
  /** Sends `purchase`, and `conversion` to Google Ads, each once for a transaction in this browser. */
  readonly purchase: (data: ConversionData) => void;
  /** Sends a `page_view` for each of `views`, once the visitor has agreed. Called after a view was added. */
  readonly sendPageViews: () => void;
}

/** How many events wait for a choice. Who has not answered by then has seen many pages of nobody. */
const MOST_HELD = 50;

/** Makes the analytics of a page, and follows the visitor's consent from here on. */
export function createAnalytics(options: AnalyticsOptions): Analytics {
  const { measurementId, adsConversion, hostname, consent, sent, views, page, forget, onEvent = () => {} } = options;
  const isOff = isLocalHost(hostname) || (measurementId === null && adsConversion === null);
  const tag = consentedTag({
    ...options,
    page: () => ({
      page_location: cleanPageAddress(page().address, views.landingPage()),
      page_referrer: cleanAddress(page().referrer),
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
    for (const command of settingsOf(name, parameters)) tag.command('set', ...command);
    tag.command('event', name, { send_to: measurementId, ...parameters });
    onEvent(name, parameters, 'sent');
  }

  async function sendOnce(category: keyof Granted, name: EventName, id: string, parameters: object): Promise<void> {
    // Counted as sent only when there is a script that it was handed to.
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
    for (const category of ['analytics', 'ads'] as const) if (!now[category]) forget(category);
    const waiting = held;
    held = [];
    sendPageViews();
    if (now.analytics) for (const { name, parameters } of waiting) send(name, parameters);
    sendPurchases();
  }

  function sendPageViews(): void {
    // Not held here but by `views`, which outlive this document.
    if (!isOff && measurementId !== null && isUnasked()) return;
    for (const view of views.take()) track('page_view', view);
  }

  function track<Name extends TrackedName>(name: Name, parameters: AnalyticsEvents[Name]): void {
    if (isOff || measurementId === null) onEvent(name, parameters, 'off');
    else if (granted().analytics) send(name, parameters);
    else if (isUnasked() && held.length < MOST_HELD) {
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

/** What some events set for all that follow, besides being counted: each entry is the rest of a `set` command. */
function settingsOf(name: EventName, parameters: object): unknown[][] {
  const values = parameters as Readonly<Record<string, string>>;
  const { property_name = '', property_value, dimension_name = '', dimension_value, user_id } = values;
  if (name === 'custom_user_property') return [['user_properties', { [property_name]: property_value }]];
  if (name === 'custom_dimension_set') return [[{ [dimension_name]: dimension_value }]];
  if (name === 'user_id_set') return [[{ user_id }]];
  return [];
}
