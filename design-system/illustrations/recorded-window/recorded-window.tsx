import type { ComponentProps } from 'react';
import { Fieldbook } from './fieldbook.tsx';
import { Larder } from './larder.tsx';
import { Recording } from '../recording/index.ts';

/** The recorded apps, all invented: a page that is published, a table for a lesson, and a shop with a bug. */
const apps = { release: Recording, lesson: Fieldbook, shop: Larder } as const;

export type RecordedApp = keyof typeof apps;

interface RecordedWindowProps extends ComponentProps<'div'> {
  app?: RecordedApp;
}

/** A recorded app in a box of any shape: all in it is as large as the box is wide. */
export function RecordedWindow({ app = 'release', className = '', children, ...rest }: RecordedWindowProps) {
  const App = apps[app];
  return (
    <div className={`@container absolute ${className}`} {...rest}>
      <div className="absolute inset-0" style={{ fontSize: '1.88cqi' }}>
        <App />
      </div>
      {children}
    </div>
  );
}
