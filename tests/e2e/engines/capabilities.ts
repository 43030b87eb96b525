import { engine, findDriver } from './engine.ts';
import type { Engine } from './engine.ts';

/** What a test may need that not every engine has, or that not every one can be made to do. */
export type Capability =
  | 'clock'
  | 'colour-scheme'
  | 'devtools'
  | 'double-click'
  | 'download'
  | 'post-data'
  | 'prefetch'
  | 'scroll-anchoring'
  | 'forced-colors'
  | 'layout-shift'
  | 'motion'
  | 'navigation-history'
  | 'no-scripts'
  | 'secure-name'
  | 'touch'
  | 'video';

const BIDI = 'Playwright has no way to this over WebDriver BiDi';
const OWN = 'the engine does not have it';
const PLAIN = 'plain WebDriver has no command for it';

/** What each engine lacks, and why, where it is driven without Playwright's own build. */
const LACKS: Readonly<Record<Exclude<Engine, 'chromium'>, Partial<Record<Capability, string>>>> = {
  firefox: {
    devtools: 'the protocol of Chromium’s developer tools',
    'double-click': 'its two presses are two commands, which come too far apart where the machine is busy',
    'post-data': BIDI,
    'forced-colors': BIDI,
    'layout-shift': OWN,
    motion: BIDI,
    'navigation-history': 'WebDriver BiDi tells of no page that comes back from the cache',
    'no-scripts': BIDI,
    touch: BIDI,
  },
  webkit: {
    clock: 'Playwright’s clock does not go on by itself in it, and a page waits for ever',
    'colour-scheme': 'a session cannot change the colour scheme it began with',
    devtools: 'the protocol of Chromium’s developer tools',
    'double-click': 'its two presses are two commands, which come too far apart where the machine is busy',
    download: PLAIN,
    'post-data': BIDI,
    'forced-colors': PLAIN,
    'layout-shift': OWN,
    motion: PLAIN,
    'navigation-history': PLAIN,
    'no-scripts': PLAIN,
    'secure-name': 'WebKitGTK treats no name but localhost as served by https',
    prefetch: OWN,
    'scroll-anchoring': OWN,
    touch: PLAIN,
    video: 'Debian’s package comes without what plays films',
  },
};

/** Why the engine of this run cannot do something; undefined where it can. */
export function lacks(capability: Capability): string | undefined {
  if (engine === 'chromium' || findDriver(engine)?.kind === 'playwright') return undefined;
  return LACKS[engine][capability];
}

/** Whether the engine of this run can do something. */
export const can = (capability: Capability): boolean => lacks(capability) === undefined;
