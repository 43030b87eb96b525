import type { ComponentProps } from 'react';

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name'> {
  name: IconName;
}

/**
 * Icon in the color and size of the text around it. Hidden from assistive technology: a text beside it or the label of its
 * control says what it means. Horizontal arrows are mirrored in right-to-left text. `forced-color-adjust` makes it follow
 * forced colors, which browsers otherwise don't apply to SVG.
 */
export function Icon({ name, className = '', ...rest }: IconProps) {
  return (
    <svg
      data-slot="icon"
      aria-hidden="true"
      viewBox="0 0 16 16"
      width="1em"
      height="1em"
      fill="none"
      strokeWidth="1.25"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={`inline-block shrink-0 stroke-current forced-color-adjust-auto ${name === 'arrow-right' || name === 'external' ? 'rtl:-scale-x-100' : ''} ${className}`}
      {...rest}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}

/**
 * SVG path of each icon in a box of 16 units. Lines are on half units, so that straight lines are sharp at 16 and 32
 * px.
 */
const iconPaths = {
  'arrow-right': 'M2.5 8h11M9 3.5 13.5 8 9 12.5',
  bubble: 'M2.5 3.5h11v7.5H7.5L4.5 13.5V11h-2z',
  calendar: 'M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 1.5v3M10.5 1.5v3',
  camera: 'M1.5 4.5h8.5v7h-8.5zM10 7l4.5-2.5v7L10 9z',
  captions: 'M1.5 3.5h13v9h-13zM4 8h3.5M9.5 8h2.5M4 10.5h1.5M7.5 10.5h4.5',
  check: 'M2.5 8.5 6.25 12.25 13.5 4',
  'chevron-down': 'M3.5 6 8 10.5 12.5 6',
  chip: 'M4.5 4.5h7v7h-7zM6 4.5V2M10 4.5V2M6 14v-2.5M10 14v-2.5M4.5 6H2M4.5 10H2M14 6h-2.5M14 10h-2.5',
  clock: 'M8 1.75a6.25 6.25 0 1 0 0 12.5a6.25 6.25 0 1 0 0-12.5M8 4.5V8l2.5 2',
  close: 'M3.5 3.5l9 9M12.5 3.5l-9 9',
  code: 'M5 4.5 1.5 8 5 11.5M11 4.5 14.5 8 11 11.5M9.25 2.5l-2.5 11',
  copy: 'M5.5 5.5h8v8h-8zM3 10.5h-.5v-8h8V3',
  cursor: 'M3.5 2.5l9 5.25-4 1.25-1.75 4z',
  dash: 'M3.5 8h9',
  disk: 'M1.5 9.5h13v4h-13zM1.5 9.5l2.25-7h8.5l2.25 7M11 11.5h1.5',
  download: 'M8 2v8M4.5 6.5 8 10l3.5-3.5M2.5 13.5h11',
  export: 'M8 10.5V2M4.5 5.5 8 2l3.5 3.5M2.5 9.5v4h11v-4',
  external: 'M6 3.5H2.5v10h10V10M9 2.5h4.5V7M13.5 2.5 7.5 8.5',
  feed: 'M3 13h.01M3 8.5a4.5 4.5 0 0 1 4.5 4.5M3 3.5a9.5 9.5 0 0 1 9.5 9.5',
  file: 'M3.5 1.5h6l3 3v10h-9zM9.5 1.5v3h3',
  film: 'M1.5 3.5h13v9h-13zM4.5 3.5v9M11.5 3.5v9M1.5 8h3M11.5 8h3',
  headphones: 'M2.5 10V8a5.5 5.5 0 0 1 11 0v2M2.5 9.5h2.5v4h-2.5zM11 9.5h2.5v4H11z',
  keyboard: 'M1.5 4.5h13v8h-13zM4 7h.01M6.5 7h.01M9 7h.01M11.5 7h.01M4.5 10h7',
  laptop: 'M3.5 3.5h9v7h-9zM1 13h14',
  link: 'M6.5 9.5l3-3M7 4.5l1.5-1.5a3.18 3.18 0 0 1 4.5 4.5L11.5 9M9 11.5l-1.5 1.5A3.18 3.18 0 0 1 3 8.5L4.5 7',
  lock: 'M3.5 7.5h9v6h-9zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5',
  mail: 'M1.5 3.5h13v9h-13zM1.5 4.5 8 9l6.5-4.5',
  menu: 'M2 4.5h12M2 8h12M2 11.5h12',
  microphone: 'M6 4a2 2 0 0 1 4 0v3.5a2 2 0 0 1-4 0zM3.5 7.5a4.5 4.5 0 0 0 9 0M8 12v2.5',
  offline:
    'M2 2l12 12M4.25 9a5.5 5.5 0 0 1 2.5-1.65M9.75 7.5a5.5 5.5 0 0 1 2 1.5M1.75 6.25a9 9 0 0 1 2.5-1.75M7 3.5a9 9 0 0 1 7.25 2.75M8 12.5h.01',
  person: 'M8 2a3 3 0 1 0 0 6a3 3 0 1 0 0-6M2 14a6 4.5 0 0 1 12 0',
  play: 'M4.5 2.5 13 8l-8.5 5.5z',
  refresh: 'M13.5 8A5.5 5.5 0 1 1 11.5 3.75M13.5 1.5V5H10',
  region: 'M2 5V2h3M11 2h3v3M14 11v3h-3M5 14H2v-3M6 8h4M8 6v4',
  scissors:
    'M4 2.25a1.75 1.75 0 1 0 0 3.5a1.75 1.75 0 1 0 0-3.5M4 10.25a1.75 1.75 0 1 0 0 3.5a1.75 1.75 0 1 0 0-3.5M5.5 5 14 12M5.5 11 14 4',
  screen: 'M1.5 2.5h13v8.5h-13zM8 11v2.5M5 13.5h6',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M10.25 10.25 14 14',
  share:
    'M12 1.75a1.75 1.75 0 1 0 0 3.5a1.75 1.75 0 1 0 0-3.5M4 6.25a1.75 1.75 0 1 0 0 3.5a1.75 1.75 0 1 0 0-3.5M12 10.75a1.75 1.75 0 1 0 0 3.5a1.75 1.75 0 1 0 0-3.5M5.5 7.25l5-3M5.5 8.75l5 3',
  shield: 'M8 1.75l5.5 2v4.25c0 3-2.25 5.25-5.5 6.25C4.75 13.25 2.5 11 2.5 8V3.75z',
  speaker: 'M2 6h2.5L8 3v10L4.5 10H2zM10.5 6a3 3 0 0 1 0 4M12.5 4a6 6 0 0 1 0 8',
  text: 'M3 3.5h10M8 3.5v9.5M6 13h4',
  warning: 'M8 2l6.5 11.5h-13zM8 6.5v3.5M8 11.75h.01',
  waveform: 'M2 7v2M5 4.5v7M8 2.5v11M11 5v6M14 7v2',
  window: 'M1.5 2.5h13v11h-13zM1.5 6h13M3.75 4.25h.01M6 4.25h.01',
  zoom: 'M7 2.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9M10.25 10.25 14 14M5 7h4M7 5v4',
} as const;

/** The name of an icon. */
export type IconName = keyof typeof iconPaths;

/** The names of all icons, in alphabetical order. */
export const iconNames = Object.keys(iconPaths) as readonly IconName[];
