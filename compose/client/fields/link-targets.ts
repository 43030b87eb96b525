import type { Place } from '../../protocol/protocol.ts';

/** Something a link can lead to. */
export interface Target {
  readonly href: string;
  /** What it is, beside its address. */
  readonly title: string;
}

/** Every page and anchor of the site, and of the page itself. */
export function targetsOf(places: readonly Place[], ownAnchors: readonly string[]): Target[] {
  return [
    ...ownAnchors.map((anchor) => ({ href: `#${anchor}`, title: 'On this page' })),
    ...places.flatMap(({ path, title, anchors }) => [
      { href: path, title },
      ...anchors.map((anchor) => ({ href: `${path}#${anchor}`, title })),
    ]),
  ];
}

const MOST = 40;

/** What to offer for what is typed: by address, then by title; anchors of a page once its address stands there. */
export function offeredTargets(targets: readonly Target[], typed: string): Target[] {
  const words = typed.trim().toLowerCase();
  const open = words.includes('#')
    ? targets
    : targets.filter(({ href }) => !href.includes('#', 1) || href.startsWith(`${words}#`));
  const begins = open.filter(({ href }) => href.toLowerCase().startsWith(words));
  const named = open.filter(
    (each) => !begins.includes(each) && `${each.title} ${each.href}`.toLowerCase().includes(words),
  );
  return [...begins, ...named].slice(0, MOST);
}

/** Why a link leads nowhere, in a sentence; undefined for one that leads somewhere, or out of the site. */
export function faultOfLink(
  href: string,
  places: readonly Place[],
  ownAnchors: readonly string[],
  files: readonly string[] = [],
): string | undefined {
  if (href === '') return 'A link needs a page, an anchor, or an https: or mailto: URL.';
  if (/^(?:https:\/\/|mailto:)./i.test(href)) return undefined;
  if (href.startsWith('#')) return ownAnchors.includes(href.slice(1)) ? undefined : `This page has no anchor ${href}.`;
  if (!/^\/(?![/\\\s])/.test(href)) return 'Enter a page such as /pricing, an anchor, https:// or mailto:.';
  // Facts in an address, and what stands behind a question mark, say nothing of the page.
  const [address = '', anchor] = href.split('#');
  const [path = ''] = address.split('?');
  if (path.includes('{{') || files.includes(path)) return undefined;
  const place = places.find((each) => each.path === path || `${each.path}/` === path);
  if (place === undefined) return /\.[a-z0-9]+$/i.test(path) ? undefined : `The site has no page ${path}.`;
  return anchor === undefined || anchor === '' || place.anchors.includes(anchor)
    ? undefined
    : `The page ${path} has no anchor #${anchor}.`;
}
