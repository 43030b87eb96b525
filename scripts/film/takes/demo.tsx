import { CodeEditor } from '@onset/design-system/illustrations/code-editor';
import { bob } from '@onset/design-system/illustrations/look-bob';
import type { Take } from './take.ts';

const PUBLISH = { at: 9, x: 92.4, y: 5 };

/** An app demo: the notes of a release are explained and published. */
export const demo: Take = {
  backdrop: 'code',
  app: (second) => <CodeEditor isPublished={second >= PUBLISH.at + 0.3} />,
  cursor: [
    { at: 0, x: 34, y: 88 },
    { at: 1.6, x: 34, y: 88 },
    { at: 2.8, x: 46, y: 36 },
    { at: 4.6, x: 52, y: 37 },
    { at: 5.6, x: 40, y: 41 },
    { at: 7.2, x: 41, y: 41 },
    { at: 8.6, x: PUBLISH.x, y: PUBLISH.y },
    { at: 11.4, x: PUBLISH.x, y: PUBLISH.y },
    { at: 13, x: 62, y: 80 },
  ],
  clicks: [5.8, PUBLISH.at],
  zooms: [
    { from: 5.5, to: 7.6, x: 50, y: 36, scale: 1.8 },
    { from: 7.6, to: 11, x: PUBLISH.x, y: PUBLISH.y, scale: 1.8 },
  ],
  keys: [],
  camera: { look: bob, full: [{ from: 13.2, to: 30 }] },
};
