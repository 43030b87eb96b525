export { Testimonials } from './testimonials.tsx';
export type { TestimonialsProps } from './testimonials.tsx';
export type { TestimonialsContent } from './testimonials.schema.ts';
