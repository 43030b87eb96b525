import type { IllustrationName } from './names.ts';

/** Options with which readers change an illustration. */
export interface FigureChoices {
  /** Label of the group of options, for screen readers. */
  readonly legend: string;
  /** Two to four options. The first is selected by default. */
  readonly options: readonly { readonly label: string; readonly result: string }[];
}

/**
 * Options of the illustrations that readers of a text can change. `result` describes the illustration while the option
 * is selected. They are in a separate file so that sections can use them without loading the illustrations.
 */
export const figureChoices: Readonly<Partial<Record<IllustrationName, FigureChoices>>> = {
  'alpha-steps': {
    legend: 'Step',
    options: [
      { label: 'Camera', result: 'Each pixel at the edge mixes hair and wall.' },
      { label: 'Yes or no', result: 'Segmentation: half the hair is gone, the rest has jagged edges.' },
      { label: 'Alpha', result: 'Soft edges, but the bright wall stays in them as a fringe.' },
      { label: 'Own color', result: 'The wall’s share is subtracted. Only hair is left.' },
    ],
  },
  'caption-breaks': {
    legend: 'Caption',
    options: [
      { label: 'One line', result: '70 characters in a line that should have 42 at most.' },
      { label: 'Anywhere', result: 'The first line has 43 characters and ends with a verb without its object.' },
      { label: 'At a phrase', result: 'Easy to read, but it must stay a second longer than the voice.' },
      { label: 'Shorter', result: '40 characters: read before the voice ends, but no longer what was said.' },
    ],
  },
  'denied-permissions': {
    legend: 'Denied permission',
    options: [
      { label: 'None', result: 'Screen, voice, face, zooms and shortcuts are in the video.' },
      { label: 'Microphone', result: 'A video without your voice.' },
      { label: 'Camera', result: 'A video without your face.' },
      { label: 'Accessibility', result: 'No automatic zooms and no shortcuts on screen.' },
    ],
  },
  'file-formats': {
    legend: 'Format',
    options: [
      { label: 'H.264', result: 'Plays everywhere. A minute of 1080p takes 60 MB at 8 Mbit/s.' },
      { label: 'HEVC', result: 'Half the size at best. Plays on every recent Apple device.' },
      { label: 'ProRes', result: 'Eighteen times the size of H.264, made for further editing.' },
      { label: 'GIF', result: 'An image without sound, for five seconds at most.' },
    ],
  },
  'frame-rates': {
    legend: 'Frames a second',
    options: [
      { label: '15', result: '7.5 frames for one screen: viewers see two copies of each line.' },
      { label: '30', result: '15 frames for one screen: fine for slides, visible while scrolling.' },
      { label: '60', result: '30 frames for one screen: the line is where the eye expects it.' },
    ],
  },
  'microphone-distance': {
    legend: 'Distance to the microphone',
    options: [
      { label: '60 cm', result: 'A laptop on the desk: the voice is 20 dB louder than the room.' },
      { label: '30 cm', result: 'Half the distance: 6 dB more voice, and the same room.' },
      { label: '15 cm', result: 'A microphone on an arm: 12 dB more than on the desk.' },
      { label: '5 cm', result: 'Too close: loud, with breath on p and b and too much bass.' },
    ],
  },
  'pause-lengths': {
    legend: 'Cuts',
    options: [
      { label: 'No cuts', result: '24.1 seconds: viewers wait for the page and for the menu.' },
      { label: 'Waits', result: '19.1 seconds: waits are half a second, the question keeps its pause.' },
      { label: 'All pauses', result: '15.2 seconds, but no time for an answer.' },
    ],
  },
  'recording-files': {
    legend: 'File',
    options: [
      { label: 'Screen', result: 'The screen without zooms, cursor effects or cuts.' },
      { label: 'Camera', result: 'The camera image with the room, even if the edit removes it.' },
      { label: 'Voice', result: 'Your microphone, before noise reduction.' },
      { label: 'Events', result: 'Clicks, keys and the cursor’s path, as text.' },
    ],
  },
  'text-color': {
    legend: 'Color of the text',
    options: [
      { label: 'Gray', result: 'Only brightness: the video has the same pixels.' },
      { label: 'Green', result: 'Green makes up 72% of brightness: its strokes stay readable.' },
      { label: 'Red', result: 'Red makes up 21% of brightness: strokes run into each other.' },
      { label: 'Blue', result: 'Blue makes up 7% of brightness: mostly squares of four pixels are left.' },
    ],
  },
  'tutorial-length': {
    legend: 'Steps in the plan',
    options: [
      { label: '3 steps', result: 'Under two minutes: one thing that people ask for often.' },
      { label: '6 steps', result: 'The example: about three and a half minutes.' },
      { label: '12 steps', result: 'Over six minutes: make two videos.' },
    ],
  },
  'window-positions': {
    legend: 'Position of the window',
    options: [
      { label: 'Behind', result: 'A dark shape in front of a bright rectangle.' },
      { label: 'In front', result: 'A bright face, as flat as in a passport photo.' },
      { label: 'At 45°', result: 'A light side and a shaded one: depth.' },
    ],
  },
  'zoom-hold': {
    legend: 'What viewers have to read',
    options: [
      { label: 'Error', result: '20 words: hold for 7.7 seconds. It feels endless only to the editor.' },
      { label: 'Setting', result: '12 words: hold for 5 seconds, 1 to find the place and 4 to read.' },
      { label: 'Field', result: '6 words: hold for 3 seconds, for the label and the typed text.' },
      { label: 'Button', result: '1 word: hold for 1.3 seconds, then wait for the result.' },
    ],
  },
};
