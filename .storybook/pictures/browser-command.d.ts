import 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Compares what is in the viewport with the approved picture of this name, and keeps it. See `take-picture.ts`. */
    takePicture: (name: string, maxArea: number) => Promise<'same' | 'changed' | 'new'>;
    /** Allows motion, or emulates a visitor who prefers none, as every page does at first. */
    allowMotion: (isAllowed: boolean) => Promise<void>;
  }
}

declare global {
  /** Allows motion, or emulates a visitor who prefers none. Only the story tests have it: `story.setup.ts`. */
  var allowMotion: ((isAllowed: boolean) => Promise<void>) | undefined;
}
