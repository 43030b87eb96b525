export { Icon } from './icon.tsx';
export type { IconProps } from './icon.tsx';
export { iconNames } from './names.ts';
export type { IconName } from './names.ts';
