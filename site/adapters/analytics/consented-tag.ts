import type { Granted } from '../consent/choice.ts';
import type { GoogleTag } from './google-tag.ts';

export interface ConsentedTagOptions {
  readonly tag: GoogleTag;
  /** `G-…`. */
  readonly measurementId: string | null;
  /** `AW-…/label`. */
  readonly adsConversion: string | null;
  /** What the tag is told of the page in place of what it would read from the address itself. */
  readonly page: () => { readonly page_location: string; readonly page_referrer: string };
}

/** Google's tag, which hears of nothing that the visitor has not granted. */
export interface ConsentedTag {
  /** Tells what is granted from here on. The first grant fetches the script; nothing is fetched before. */
  readonly allow: (granted: Granted) => void;
  readonly command: (...command: readonly unknown[]) => void;
  /** Whether the script came, once something was granted. */
  readonly loaded: () => Promise<boolean>;
}

/** How long the script waits for an update of the consent before it takes what it knows, in milliseconds. */
const WAIT_FOR_UPDATE_MS = 500;

/**
 * Consent Mode v2, basic: everything is denied before the script is asked for, then what was granted is updated, then the
 * tools of the granted categories are configured, each once. What is taken back is updated to denied.
 *
 * `ad_personalization` is never granted: nobody is asked for it, and the site shows its visitors no advertisements elsewhere.
 */
export function consentedTag({ tag, measurementId, adsConversion, page }: ConsentedTagOptions): ConsentedTag {
  const adsId = adsConversion?.split('/', 1)[0] ?? null;
  const configured = new Set<string>();
  let loading: Promise<boolean> = Promise.resolve(false);
  let told: string | undefined;

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
      if (next === told || (told === undefined && first === undefined)) return;
      const isFirst = told === undefined;
      told = next;
      if (isFirst && typeof first === 'string') start(first);
      if (measurementId !== null) tag.disable(measurementId, !granted.analytics);
      tag.command('consent', 'update', signals(granted));
      if (isFirst) {
        tag.command('js', new Date());
        tag.command('set', page());
      }
      // Page views are sent by the site, when the title is there.
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
