import 'react';

declare module 'react' {
  /** Custom properties may be set inline: they carry what only a render knows, such as a position. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
