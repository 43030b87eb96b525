/** The layouts of the drawn recording in their order, each with its duration. */
export const layouts = [
  { name: 'bubble', start: '00:00', seconds: 8 },
  { name: 'beside', start: '00:08', seconds: 8 },
  { name: 'full', start: '00:16', seconds: 6 },
  { name: 'off', start: '00:22', seconds: 8 },
] as const;

export type LayoutName = (typeof layouts)[number]['name'];
