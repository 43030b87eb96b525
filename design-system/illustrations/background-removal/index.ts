export { BackgroundRemoval } from './background-removal.tsx';
