export { color } from './color.ts';
export type { ColorName, ThemedColor } from './color.ts';
export { family, type, weight } from './type.ts';
export type { TypeStep } from './type.ts';
export { container, layer, measure, radius, space } from './layout.ts';
export { duration, ease, shadow } from './effect.ts';
export type { Shadow } from './effect.ts';
