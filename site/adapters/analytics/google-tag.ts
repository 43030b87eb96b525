import type { Granted } from '../consent.ts';

/** Google's tag: its command queue and its script. */
export interface GoogleTag {
  /** Adds a command. The script reads `arguments` objects and ignores arrays. */
  readonly command: (...command: readonly unknown[]) => void;
  /**
   * Loads the script. Only the first call counts. Resolves to false if it can't be loaded, which is common because of
   * blockers.
   */
  readonly load: (id: string) => Promise<boolean>;
  /** Turns the measurements for an ID off or on, with Google's setting for that. */
  readonly disable: (measurementId: string, isOff: boolean) => void;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** URL of the script, without the ID. `site/server/http/security-headers.ts` allows its origin. */
const SCRIPT = 'https://www.googletagmanager.com/gtag/js?id=';

/** Returns the tag of a page. Nothing is requested before `load`. */
export function googleTag(page: Window & typeof globalThis): GoogleTag {
  let loading: Promise<boolean> | undefined;
  return {
    command(...command) {
      try {
        (page.dataLayer ??= []).push(toArguments(...command));
      } catch {
        // The loaded script runs inside of `push`. Its errors must not stop the page.
      }
    },
    load: (id) =>
      (loading ??= new Promise((resolve) => {
        const script = page.document.createElement('script');
        script.async = true;
        script.src = SCRIPT + encodeURIComponent(id);
        script.addEventListener('load', () => resolve(true));
        script.addEventListener('error', () => resolve(false));
        page.document.head.append(script);
      })),
    disable(measurementId, isOff) {
      Object.assign(page, { [`ga-disable-${measurementId}`]: isOff });
    },
  };
}

/** Returns the `arguments` object of a call. */
function toArguments(..._command: readonly unknown[]): IArguments {
  // oxlint-disable-next-line prefer-rest-params -- The script requires this object.
  return arguments;
}

interface ConsentedTagOptions {
  readonly tag: GoogleTag;
  /** `G-…`. */
  readonly measurementId: string | null;
  /** `AW-…/label`. */
  readonly adsConversion: string | null;
  /** Returns the URLs for the tag, which would otherwise read the complete ones of the page. */
  readonly page: () => { readonly page_location: string; readonly page_referrer: string };
}

/** Google's tag within the visitor's consent. */
interface ConsentedTag {
  /** Sets the consent. The first grant loads the script; nothing is requested before. */
  readonly allow: (granted: Granted) => void;
  readonly command: (...command: readonly unknown[]) => void;
  /** Resolves to true if the script was loaded after the first grant. */
  readonly loaded: () => Promise<boolean>;
}

/** Time that the script waits for an update of the consent, in milliseconds. */
const WAIT_FOR_UPDATE_MS = 500;

/**
 * Implements the basic Consent Mode v2: denies everything before the script is loaded, then updates the granted categories,
 * and then configures their tools, each once. A withdrawn consent is updated to denied.
 *
 * `ad_personalization` is never granted, because the site doesn't use it.
 */
export function consentedTag({ tag, measurementId, adsConversion, page }: ConsentedTagOptions): ConsentedTag {
  const adsId = adsConversion?.split('/', 1)[0] ?? null;
  const configured = new Set<string>();
  let loading: Promise<boolean> = Promise.resolve(false);
  let current: string | undefined;

  const start = (id: string): void => {
    const denied = signals({ analytics: false, ads: false });
    tag.command('consent', 'default', { ...denied, wait_for_update: WAIT_FOR_UPDATE_MS });
    loading = tag.load(id);
  };
  const configure = (id: string, settings: object): void => {
    if (configured.has(id)) return;
    configured.add(id);
    tag.command('config', id, settings);
  };

  return {
    allow(granted) {
      const ids = [granted.analytics ? measurementId : null, granted.ads ? adsId : null];
      const first = ids.find((id) => id !== null);
      const next = JSON.stringify(granted);
      if (next === current || (current === undefined && first === undefined)) return;
      const isFirst = current === undefined;
      current = next;
      if (isFirst && typeof first === 'string') start(first);
      if (measurementId !== null) tag.disable(measurementId, !granted.analytics);
      tag.command('consent', 'update', signals(granted));
      if (isFirst) {
        tag.command('js', new Date());
        tag.command('set', page());
      }
      // The site sends page views itself, once the title is set.
      if (granted.analytics && measurementId !== null) configure(measurementId, { send_page_view: false });
      if (granted.ads && adsId !== null) configure(adsId, { send_page_view: false });
    },
    command: tag.command,
    loaded: () => loading,
  };
}

function signals({ analytics, ads }: Granted): Readonly<Record<string, 'granted' | 'denied'>> {
  const write = (isGranted: boolean) => (isGranted ? 'granted' : 'denied');
  return {
    ad_storage: write(ads),
    ad_user_data: write(ads),
    ad_personalization: 'denied',
    analytics_storage: write(analytics),
  };
}

/** Names of the cookies that Google's tags set for a category. */
const NAMES = { analytics: /^_ga(?:_|$)/, ads: /^_gcl(?:_|$)/ } as const;

/** Part of `document` that is needed to delete cookies. */
interface CookieJar {
  cookie: string;
}

/**
 * Deletes the cookies of Google's tags for a category after a refusal. The tags set them on the widest domain that the
 * browser allows. Scripts can't read it, so each domain is tried, except top-level domains, about which Firefox would log a
 * warning.
 */
export function deleteTagCookies(category: keyof typeof NAMES, jar: CookieJar, hostname: string): void {
  const labels = hostname.split('.');
  const domains = ['', ...labels.slice(0, -1).map((_, index) => `; domain=.${labels.slice(index).join('.')}`)];
  for (const pair of jar.cookie.split('; ')) {
    const [name = ''] = pair.split('=', 1);
    if (!NAMES[category].test(name)) continue;
    for (const domain of domains) jar.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
}
