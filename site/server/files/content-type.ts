import { getMimeType, mimes } from 'hono/utils/mime';

const TYPES: Readonly<Record<string, string>> = {
  ...mimes,
  // React Router's payload of a page.
  data: 'text/x-script; charset=utf-8',
  m4a: 'audio/mp4',
  md: 'text/markdown; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
};

/** The content type of a file by its name; bytes of no known kind are a download. */
export function contentType(name: string): string {
  return getMimeType(name, TYPES) ?? 'application/octet-stream';
}
