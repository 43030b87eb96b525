export { ZoomPath } from './zoom-path.tsx';
