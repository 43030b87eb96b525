export { DiskImage } from './disk-image.tsx';
