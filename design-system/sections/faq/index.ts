export { Faq } from './faq.tsx';
export type { FaqProps } from './faq.tsx';
