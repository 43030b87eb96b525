export { Footer } from './footer.tsx';
export type { FooterProps } from './footer.tsx';
