export { TracksOnDisk } from './tracks-on-disk.tsx';
