/** The recorded takes. */
export type TakeName = 'demo' | 'lesson' | 'bug';

export interface VideoFile {
  /** File name without theme and extension. */
  readonly name: string;
  readonly seconds: number;
  /** The moment of the poster, in seconds. */
  readonly posterAt: number;
  /** Video pixels per CSS pixel. */
  readonly scale: number;
  /** The take in it. Undefined for the overview. */
  readonly take?: { readonly name: TakeName; readonly isEdited: boolean };
}

/** A recording and its edit. They are as long as each other, and their posters show the same moment. */
const pair = (name: TakeName, seconds: number, posterAt: number): readonly VideoFile[] => [
  { name: `${name}/${name}-recording`, seconds, posterAt, scale: 1, take: { name, isEdited: false } },
  { name: `${name}/${name}-edit`, seconds, posterAt, scale: 1.5, take: { name, isEdited: true } },
];

/** All videos that `npm run film` makes. */
export const videos: readonly VideoFile[] = [
  { name: 'film', seconds: 15, posterAt: 9.4, scale: 1 },
  ...pair('demo', 18, 10.2),
  ...pair('lesson', 20, 7.4),
  ...pair('bug', 16, 8.6),
];
