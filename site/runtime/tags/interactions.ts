import { cleanUrl, cleanText } from '../../adapters/analytics/clean.ts';
import type { Analytics } from '../../adapters/analytics/analytics.ts';

type Track = Analytics['track'];

/** Extensions of files that browsers download: GA4’s list, and the formats of Mac apps. */
const FILE = /\.(dmg|pkg|zip|7z|rar|gz|pdf|docx?|xlsx?|pptx?|csv|txt|rtf|mp[34]|mpe?g|mov|avi|wmv|wav|wma|midi?)$/i;

/**
 * Tracks the visitor’s interactions with listeners on the document, so that sections don’t depend on analytics.
 * `data-analytics` on a button, form or video names it if its text isn’t suitable. Form values are never read, except
 * searches.
 *
 * Clicks and submits are tracked in the bubbling phase, so that one that an island holds back and repeats counts once.
 */
export function trackInteractions(track: Track): void {
  document.addEventListener('click', ({ target }) => trackClick(track, target));
  // The middle button opens links too.
  document.addEventListener('auxclick', ({ target, button }) => {
    if (button === 1) trackLink(track, findLink(target));
  });
  document.addEventListener('submit', (event) => trackSubmit(track, event));
  document.addEventListener('change', ({ target }) => trackSearch(track, target));
  const played = new Set<EventTarget>();
  const onPlay = ({ target }: Event): void => {
    // Videos that play automatically, or with another one, weren’t chosen.
    if (!(target instanceof HTMLVideoElement) || target.autoplay || target.dataset['event'] === 'none') return;
    if (played.has(target)) return;
    played.add(target);
    track('video_play', {
      ...getLabel('video_title', target),
      video_url: cleanUrl(target.currentSrc),
      video_provider: 'html5',
      ...(Number.isFinite(target.duration) && { video_duration: Math.round(target.duration) }),
    });
  };
  // `play` doesn’t bubble, so it is captured.
  document.addEventListener('play', onPlay, true);
  trackPricing(track);
}

function trackClick(track: Track, target: EventTarget | null): void {
  const link = findLink(target);
  if (link) trackLink(track, link);
  const selector = 'button, [role=button], summary, input:is([type=button], [type=submit]), a[data-slot=button]';
  const button = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  if (!button) return;
  const section = getSection(button);
  track('button_click', {
    button_text: '',
    ...getLabel('button_text', button),
    ...(button.id !== '' && !isGenerated(button.id) && { button_id: button.id }),
    ...(section !== undefined && { section }),
  });
}

function trackLink(track: Track, link: HTMLAnchorElement | undefined): void {
  if (!link || !/^https?:$/.test(link.protocol)) return;
  const shared = {
    link_url: cleanUrl(link.href),
    link_domain: link.hostname,
    ...(link.id !== '' && { link_id: link.id }),
  };
  const extension = FILE.exec(link.pathname)?.[1]?.toLowerCase();
  if (extension !== undefined || link.hasAttribute('download'))
    track('file_download', {
      ...shared,
      file_name: link.pathname,
      file_extension: extension ?? '',
      ...getLabel('link_text', link),
    });
  else if (link.hostname !== location.hostname) track('click', { ...shared, outbound: true });
}

function trackSubmit(track: Track, { target, submitter }: SubmitEvent): void {
  if (!(target instanceof HTMLFormElement) || target.method === 'dialog' || target.dataset['event'] === 'none') return;
  if (target.querySelector('input[type=search]')) return; // Tracked as a search.
  const name = target.dataset['analytics'] ?? getSection(target);
  const id = target.id || target.closest('[data-island-id]')?.getAttribute('data-island-id');
  track('form_submit', {
    ...(id && !isGenerated(id) && { form_id: id }),
    ...(name !== undefined && { form_name: name }),
    ...(submitter && getLabel('form_submit_text', submitter)),
  });
}

function trackSearch(track: Track, target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'search') return;
  const term = cleanText(target.value.trim().toLowerCase());
  if (term !== '') track('search', { search_term: term });
}

/** Tracks a pricing section as viewed when half of it, or half a window of it, was visible. */
function trackPricing(track: Track): void {
  const pricing = document.querySelector('[data-section^=pricing]');
  if (!pricing) return;
  const observer = new IntersectionObserver(
    (entries) => {
      const isSeen = entries.some(
        ({ intersectionRatio, intersectionRect, rootBounds }) =>
          intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? innerHeight) / 2,
      );
      if (!isSeen) return;
      observer.disconnect();
      track('pricing_view', pricing.id === '' ? {} : { section_id: pricing.id });
    },
    { threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5] },
  );
  observer.observe(pricing);
}

function findLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')) || undefined;
}

/** Returns true for an ID that React generated, which differs between pages. */
function isGenerated(id: string): boolean {
  return /[«»:]|_r_/.test(id);
}

/** Returns the name of the section that contains an element. */
function getSection(element: Element): string | undefined {
  return element.closest<HTMLElement>('[data-section]')?.dataset['section'];
}

/**
 * Returns the label of an element under the name of a parameter: `data-analytics`, its accessible name or its text.
 * Never returns text that contains the visitor’s name. Returns an empty object if there is no label.
 */
function getLabel<Parameter extends string>(
  parameter: Parameter,
  element: HTMLElement,
): Partial<Record<Parameter, string>> {
  const { analytics } = element.dataset;
  const isPersonal = element.matches('[data-account-name]') || element.querySelector('[data-account-name]') !== null;
  const value = element instanceof HTMLInputElement ? element.value : element.innerText;
  const text = isPersonal ? 'account' : (element.ariaLabel ?? (element.title || value));
  const label = cleanText(analytics ?? text ?? '');
  return label === '' ? {} : ({ [parameter]: label } as Record<Parameter, string>);
}
