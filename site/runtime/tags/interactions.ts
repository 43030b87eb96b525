import { cleanUrl, cleanText } from '../../adapters/analytics/clean.ts';
import type { Analytics } from '../../adapters/analytics/analytics.ts';
import { labelOf, sectionOf } from './labels.ts';

type Track = Analytics['track'];

/** What is saved and not opened. GA4's own list, and what a Mac's apps come in. */
const FILE = /\.(dmg|pkg|zip|7z|rar|gz|pdf|docx?|xlsx?|pptx?|csv|txt|rtf|mp[34]|mpe?g|mov|avi|wmv|wav|wma|midi?)$/i;

/**
 * Sends what visitors do, from the whole page at once: sections know nothing of it. `data-analytics` on a button, a form or a
 * video names it where its own words would not do. What is typed into forms is never looked at, but for a search.
 *
 * Clicks and submits are heard at the end of their way, so that one that an island holds back, and does again, counts once.
 */
export function followInteractions(track: Track): void {
  document.addEventListener('click', ({ target }) => onPress(track, target));
  // The middle button opens a link as well.
  document.addEventListener('auxclick', ({ target, button }) => {
    if (button === 1) onLink(track, linkOf(target));
  });
  document.addEventListener('submit', (event) => onSubmit(track, event));
  document.addEventListener('change', ({ target }) => onSearch(track, target));
  const played = new Set<EventTarget>();
  const onPlay = ({ target }: Event): void => {
    // A video that plays automatically, or with another, wasn't chosen.
    if (!(target instanceof HTMLVideoElement) || target.autoplay || target.dataset['event'] === 'none') return;
    if (played.has(target)) return;
    played.add(target);
    track('video_play', {
      ...labelOf('video_title', target),
      video_url: cleanUrl(target.currentSrc),
      video_provider: 'html5',
      ...(Number.isFinite(target.duration) && { video_duration: Math.round(target.duration) }),
    });
  };
  // Does not go up to the document, but comes down from it.
  document.addEventListener('play', onPlay, true);
  followPricing(track);
}

function onPress(track: Track, target: EventTarget | null): void {
  const link = linkOf(target);
  if (link) onLink(track, link);
  const selector = 'button, [role=button], summary, input:is([type=button], [type=submit]), a[data-slot=button]';
  const button = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  if (!button) return;
  const section = sectionOf(button);
  track('button_click', {
    button_text: '',
    ...labelOf('button_text', button),
    ...(button.id !== '' && !isGenerated(button.id) && { button_id: button.id }),
    ...(section !== undefined && { section }),
  });
}

function onLink(track: Track, link: HTMLAnchorElement | undefined): void {
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
      ...labelOf('link_text', link),
    });
  else if (link.hostname !== location.hostname) track('click', { ...shared, outbound: true });
}

function onSubmit(track: Track, { target, submitter }: SubmitEvent): void {
  if (!(target instanceof HTMLFormElement) || target.method === 'dialog' || target.dataset['event'] === 'none') return;
  if (target.querySelector('input[type=search]')) return; // A search, and counted as that.
  const name = target.dataset['analytics'] ?? sectionOf(target);
  const id = target.id || target.closest('[data-island-id]')?.getAttribute('data-island-id');
  track('form_submit', {
    ...(id && !isGenerated(id) && { form_id: id }),
    ...(name !== undefined && { form_name: name }),
    ...(submitter && labelOf('form_submit_text', submitter)),
  });
}

function onSearch(track: Track, target: EventTarget | null): void {
  if (!(target instanceof HTMLInputElement) || target.type !== 'search') return;
  const term = cleanText(target.value.trim().toLowerCase());
  if (term !== '') track('search', { search_term: term });
}

/** The offer counts as viewed when half of it, or half a window of it, has been on the screen. */
function followPricing(track: Track): void {
  const offer = document.querySelector('[data-section^=pricing]');
  if (!offer) return;
  const observer = new IntersectionObserver(
    (entries) => {
      const isSeen = entries.some(
        ({ intersectionRatio, intersectionRect, rootBounds }) =>
          intersectionRatio >= 0.5 || intersectionRect.height >= (rootBounds?.height ?? innerHeight) / 2,
      );
      if (!isSeen) return;
      observer.disconnect();
      track('pricing_view', offer.id === '' ? {} : { section_id: offer.id });
    },
    { threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5] },
  );
  observer.observe(offer);
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | undefined {
  return (target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')) || undefined;
}

/** Whether an id is React's own, which differs from page to page and says nothing. */
function isGenerated(id: string): boolean {
  return /[«»:]|_r_/.test(id);
}
