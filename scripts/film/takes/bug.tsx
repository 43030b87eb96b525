import { Larder } from '@onset/design-system/illustrations/recorded-window';
import { typed } from './take.ts';
import type { Take } from './take.ts';

const FIELD = { x: 80, y: 31 };
const APPLY = { x: 93.6, y: 30.5 };

/** A bug report: after a voucher, the total of a shop isn't a number. */
export const bug: Take = {
  backdrop: 'shop',
  app: (second) => <Larder voucher={typed('SPRING', 3.4, 4.8, second)} total={second < 6.6 ? '€16.60' : '€NaN'} />,
  cursor: [
    { at: 0, x: 30, y: 70 },
    { at: 1.4, x: 30, y: 70 },
    { at: 2.7, x: FIELD.x, y: FIELD.y },
    { at: 5.2, x: FIELD.x, y: FIELD.y },
    { at: 6, x: APPLY.x, y: APPLY.y },
    { at: 7, x: APPLY.x, y: APPLY.y },
    { at: 8.4, x: 78, y: 61 },
  ],
  clicks: [2.9, 6.2],
  zooms: [
    { from: 2.5, to: 7, x: 80, y: 33, scale: 1.9 },
    { from: 7, to: 12, x: 80, y: 38, scale: 2.5 },
  ],
  keys: [{ from: 9.6, to: 11.4, chord: ['shift', 'command', 'M'] }],
};
