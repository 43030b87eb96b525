import 'react';

declare module 'react' {
  /**
   * Allows custom properties in the `style` prop. They have values that are known only during rendering, such as a
   * position.
   */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
