export { ZoomSteps } from './zoom-steps.tsx';
