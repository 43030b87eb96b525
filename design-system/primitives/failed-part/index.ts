export { FailedPart, FailedPartTemplates } from './failed-part.tsx';
