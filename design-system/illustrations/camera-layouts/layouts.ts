/** Where the camera may be, in the order of the drawn recording: how long for, and while what part of it is scrolled by. */
export const layouts = [
  { name: 'bubble', start: '00:00', seconds: 8, from: 0, to: 38 },
  { name: 'beside', start: '00:08', seconds: 8, from: 38, to: 48 },
  { name: 'full', start: '00:16', seconds: 6, from: 48, to: 58 },
  { name: 'off', start: '00:22', seconds: 8, from: 58, to: 100 },
] as const;

export type LayoutName = (typeof layouts)[number]['name'];
