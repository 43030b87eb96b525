export { TracksCamera, TracksEvents, TracksOnDisk } from './tracks-on-disk.tsx';
