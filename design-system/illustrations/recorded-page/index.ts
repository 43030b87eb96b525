export { RecordedPage } from './recorded-page.tsx';
