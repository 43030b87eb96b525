import type { ComponentProps } from 'react';
import { Recording } from './recording.tsx';

/** The recorded web application in a box of any shape: all in it is as large as the box is wide. */
export function RecordedWindow({ className = '', children, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={`@container absolute ${className}`} {...rest}>
      <div className="absolute inset-0" style={{ fontSize: '1.88cqi' }}>
        <Recording />
      </div>
      {children}
    </div>
  );
}
