export { ExportFormats } from './export-formats.tsx';
