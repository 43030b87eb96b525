import type { CSSProperties, ReactNode } from 'react';

type StoryView = () => ReactNode;

/** Around a story: as a reader of Hebrew or Arabic has it. */
export const rightToLeft = (Story: StoryView) => (
  <div dir="rtl">
    <Story />
  </div>
);

/** Around a story: as a page in German, whose words are long and are divided by their own rules. */
export const german = (Story: StoryView) => (
  <div lang="de">
    <Story />
  </div>
);

/** Around a story: a column of this many pixels; 320 is the narrowest phone. */
export const narrow =
  (inlineSize = 320) =>
  (Story: StoryView) => (
    <div style={{ inlineSize }}>
      <Story />
    </div>
  );

/** Around a story: as wide as a form is at the most. */
export const formWidth = (Story: StoryView) => (
  <div className="max-w-form">
    <Story />
  </div>
);

/** Around a story: room of this many pixels for what opens over the page. */
export const room = (minBlockSize: CSSProperties['minBlockSize']) => (Story: StoryView) => (
  <div style={{ minBlockSize }}>
    <Story />
  </div>
);

/** Around a story: the mark that a session is stored. */
export const signedIn = (Story: StoryView) => (
  <div data-signed-in="">
    <Story />
  </div>
);

/** Wraps a story as for a customer with a license. */
export const owner = (Story: StoryView) => (
  <div data-signed-in="" data-owner="">
    <Story />
  </div>
);

/** The root says that the address asks for a plan, as the script in the head of every page does. */
export const asksForPlan = (Story: StoryView) => (
  <div data-has-plan="">
    <Story />
  </div>
);

/** Around a story: the mark that the scripts of the page could not be had. */
export const runtimeFailed = (Story: StoryView) => (
  <div data-runtime-failed="">
    <Story />
  </div>
);
