export { EditPasses } from './edit-passes.tsx';
