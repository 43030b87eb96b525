export { LogoBar } from './logo-bar.tsx';
export type { LogoBarProps } from './logo-bar.tsx';
export type { LogoBarContent } from './logo-bar.schema.ts';
