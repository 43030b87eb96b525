export { ScreenshotToolbar } from './screenshot-toolbar.tsx';
