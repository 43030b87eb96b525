/** What is seen in a part of a film. */
export type Shot = 'camera' | 'screen';

export interface DrawnFilm {
  readonly name: string;
  /** What is seen, and for how many seconds. */
  readonly shots: readonly (readonly [Shot, number])[];
  /** From when to when it is zoomed in, in seconds. */
  readonly zooms: readonly (readonly [number, number])[];
}

/** Seconds that the ruler shows. */
export const SHOWN = 360;

/** Six kinds of film, the shortest first. */
export const films: readonly DrawnFilm[] = [
  { name: 'Bug report', shots: [['screen', 45]], zooms: [[15, 34]] },
  {
    name: 'Release note',
    shots: [
      ['camera', 9],
      ['screen', 51],
    ],
    zooms: [
      [14, 30],
      [36, 54],
    ],
  },
  {
    name: 'Support answer',
    shots: [['screen', 90]],
    zooms: [
      [12, 40],
      [48, 78],
    ],
  },
  {
    name: 'Demo',
    shots: [
      ['screen', 96],
      ['camera', 24],
    ],
    zooms: [
      [16, 42],
      [54, 86],
    ],
  },
  {
    name: 'Tutorial',
    shots: [
      ['camera', 20],
      ['screen', 264],
      ['camera', 16],
    ],
    zooms: [
      [32, 62],
      [78, 112],
      [130, 160],
      [178, 214],
      [238, 272],
    ],
  },
  {
    name: 'Lesson',
    shots: [
      ['camera', 62],
      ['screen', 100],
      ['camera', 40],
      ['screen', 108],
      ['camera', 40],
    ],
    zooms: [
      [84, 136],
      [226, 284],
    ],
  },
];

/** How long a film is, in seconds. */
export const lengthOf = ({ shots }: DrawnFilm): number => shots.reduce((sum, [, seconds]) => sum + seconds, 0);
