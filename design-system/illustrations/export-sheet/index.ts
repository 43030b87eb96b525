export { ExportSheet } from './export-sheet.tsx';
