import '@onset/design-system/styles.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { title } from './content';

export const metadata: Metadata = { title, icons: 'data:,' };

const fonts = [
  new URL('@onset/design-system/fonts/display.woff2', import.meta.url),
  new URL('@onset/design-system/fonts/text.woff2', import.meta.url),
];

export default function Layout({ children }: { children: ReactNode }) {
  for (const font of fonts) preload(font.pathname, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
