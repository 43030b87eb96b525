export { Hero } from './hero.tsx';
export type { HeroProps } from './hero.tsx';
export type { HeroContent } from './hero.schema.ts';
