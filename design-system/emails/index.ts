export { renderEmail } from './render.tsx';
export type { RenderedEmail } from './render.tsx';
export { templates } from './templates.ts';
export type { EmailName, EmailTemplate } from './templates.ts';
export { placeholders } from './values.ts';
export type { EmailValues } from './values.ts';
