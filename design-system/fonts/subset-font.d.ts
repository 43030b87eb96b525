/** `subset-font` comes without types; this is what its documentation says of the parts used here. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options?: {
      targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype';
      /** A number pins an axis; a range keeps it variable within it. */
      variationAxes?: Readonly<Record<string, number | { min: number; max: number; default?: number }>>;
    },
  ): Promise<Buffer>;
}
