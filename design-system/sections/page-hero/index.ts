export { PageHero } from './page-hero.tsx';
export type { PageHeroProps } from './page-hero.tsx';
export type { PageHeroContent } from './page-hero.schema.ts';
