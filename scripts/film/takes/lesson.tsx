import { Fieldbook } from '@onset/design-system/illustrations/recorded-window';
import { curls } from '@onset/design-system/illustrations/look-curls';
import { between } from '../timing.ts';
import { typed } from './take.ts';
import type { Take } from './take.ts';

const TOTAL = { x: 45.4, y: 94 };
const CHART = { x: 92.4, y: 18.5 };

/** A lesson: a sum that follows its cells, and a chart of it. */
export const lesson: Take = {
  backdrop: 'lesson',
  app: (second) => (
    <Fieldbook
      formula={typed('=SUM(C2:C6)', 5.4, 7.6, second)}
      hasTotal={second >= 8.2}
      bars={between(12.3, 13.1, second)}
    />
  ),
  cursor: [
    { at: 0, x: 30, y: 60 },
    { at: 3.2, x: 30, y: 60 },
    { at: 4.6, x: TOTAL.x, y: TOTAL.y },
    { at: 9.8, x: TOTAL.x, y: TOTAL.y },
    { at: 11.6, x: CHART.x, y: CHART.y },
    { at: 13.6, x: CHART.x, y: CHART.y },
    { at: 15, x: 80, y: 70 },
  ],
  clicks: [4.8, 12],
  zooms: [
    { from: 4.4, to: 9.6, x: 38, y: 94, scale: 1.55 },
    { from: 11.5, to: 15.6, x: 82, y: 45, scale: 1.7 },
  ],
  keys: [{ from: 8.1, to: 9.6, chord: ['return'] }],
  camera: {
    look: curls,
    full: [
      { from: -2, to: 2.6 },
      { from: 17, to: 30 },
    ],
  },
};
