import type { Capability } from './capabilities.ts';

/** Tests that need something of the engine. */
export interface Need {
  /** The file's name without `.test.ts`. */
  readonly file: string;
  /** What the title of the group around them has in it; undefined is every group. */
  readonly group?: string;
  /** What the titles of the tests have in them; undefined is all tests. */
  readonly title?: string;
  readonly needs: Capability;
}

/**
 * Every test that not every engine can run, and what it needs. In Chromium all run; in others what is lacking is left
 * out, counted, and named with its reason (`capabilities.ts`).
 */
export const needs: readonly Need[] = [
  { file: 'navigation', title: 'the next one may be fetched before it is asked for', needs: 'prefetch' },
  { file: 'navigation', title: 'the change is shown where motion is welcome', needs: 'motion' },
  { file: 'navigation', title: 'gives every page back', needs: 'navigation-history' },
  { file: 'no-jump', title: 'signed out', needs: 'layout-shift' },
  { file: 'no-jump', title: 'signed in', needs: 'layout-shift' },
  { file: 'account', title: 'is asked for: without it nothing is sent', needs: 'post-data' },
  { file: 'account', title: 'stops nobody where the server does not know the field', needs: 'post-data' },
  { file: 'account-area', title: 'can be taken along', needs: 'download' },
  { file: 'search', title: 'on a phone the search key shows the results', needs: 'touch' },
  { file: 'hero', title: 'a double click is one press', needs: 'double-click' },
  { file: 'preloads', title: 'of 30 links that are pointed at', needs: 'prefetch' },
  { file: 'preloads', title: 'those that are never answered are given up', needs: 'prefetch' },
  { file: 'preloads', title: 'a pointer that only crosses them', needs: 'prefetch' },
  { file: 'preloads', title: 'elsewhere the pages of links that are seen are fetched', needs: 'prefetch' },
  { file: 'preloads', title: 'is there when it is asked for', needs: 'prefetch' },
  { file: 'preloads', title: 'is fetched as the finger comes down', needs: 'prefetch' },
  { file: 'settling', title: 'though its scripts never come', needs: 'scroll-anchoring' },
  { file: 'film', title: 'and then it plays with captions', needs: 'video' },
  { file: 'film', title: 'plays as soon as it can', needs: 'video' },
  { file: 'film', title: 'until the film is there its poster stays', needs: 'video' },
  { file: 'deploy', needs: 'clock' },
  { file: 'failures', group: 'API takes 30 s', title: '/profile', needs: 'clock' },
  { file: 'waking', title: 'on a slow processor', needs: 'devtools' },
  { file: 'printing', needs: 'devtools' },
  { file: 'drawings', title: 'is printed', needs: 'devtools' },
  { file: 'drawings', title: 'moves nothing', needs: 'layout-shift' },
];

/** What a test needs, by the name of its file and its title, which begins with those of the groups around it. */
export const needsOf = (file: string, fullTitle: string): Capability[] =>
  needs
    .filter((need) => need.file === file && [need.group, need.title].every((part = '') => fullTitle.includes(part)))
    .map((need) => need.needs);
