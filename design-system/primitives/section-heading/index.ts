export { SectionHeading, sectionSpacing } from './section-heading.tsx';
export type { SectionHeadingProps } from './section-heading.tsx';
