export { CameraLayouts, CameraLayoutsLesson } from './camera-layouts.tsx';
