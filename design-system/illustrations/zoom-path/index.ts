export { ZoomPath, ZoomPathLesson, ZoomPathShop } from './zoom-path.tsx';
