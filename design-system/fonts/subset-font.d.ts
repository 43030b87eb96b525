/**
 * Types of `subset-font`, which has none. They follow its documentation and cover only the options that are used here.
 */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
      /** A number sets an axis to this value. A range keeps the axis variable within it. */
      variationAxes?: Readonly<Record<string, number | { min: number; max: number; default?: number }>>;
    },
  ): Promise<Buffer>;
}
