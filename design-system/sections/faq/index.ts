export { Faq } from './faq.tsx';
export type { FaqProps } from './faq.tsx';
export type { FaqContent } from './faq.schema.ts';
