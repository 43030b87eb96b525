import '@onset/design-system/styles.css';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import { title } from './content';

export const metadata: Metadata = { title, icons: 'data:,' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
