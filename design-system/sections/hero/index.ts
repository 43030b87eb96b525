export { Hero } from './hero.tsx';
export type { HeroProps } from './hero.tsx';
