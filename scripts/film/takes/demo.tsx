import { bob } from '@onset/design-system/illustrations/look-bob';
import { ReleaseApp } from './release-app.tsx';
import type { Take } from './take.ts';

const PUBLISH = { at: 9, x: 92.4, y: 19 };

/** An app demo: a release is explained and published. */
export const demo: Take = {
  app: (second) => <ReleaseApp isPublished={second >= PUBLISH.at + 0.2} />,
  cursor: [
    { at: 0, x: 34, y: 92 },
    { at: 1.6, x: 34, y: 92 },
    { at: 2.8, x: 42, y: 52 },
    { at: 4.6, x: 44, y: 54 },
    { at: 5.6, x: 93, y: 61 },
    { at: 7.2, x: 93, y: 61 },
    { at: 8.6, x: PUBLISH.x, y: PUBLISH.y },
    { at: 11.4, x: PUBLISH.x, y: PUBLISH.y },
    { at: 13, x: 84, y: 40 },
  ],
  clicks: [5.8, PUBLISH.at],
  zooms: [
    { from: 5.5, to: 7.6, x: 76, y: 61, scale: 1.8 },
    { from: 7.6, to: 11, x: PUBLISH.x, y: PUBLISH.y, scale: 2.4 },
  ],
  keys: [],
  camera: { look: bob, full: [{ from: 13.2, to: 30 }] },
};
