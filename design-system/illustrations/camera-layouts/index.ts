export { CameraLayouts } from './camera-layouts.tsx';
