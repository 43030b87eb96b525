export { Footer } from './footer.tsx';
export type { FooterProps } from './footer.tsx';
export type { FooterContent } from './footer.schema.ts';
