import type { CSSProperties, ReactNode } from 'react';

type StoryView = () => ReactNode;

/** Renders a story from right to left, as in Hebrew or Arabic. */
export const rightToLeft = (Story: StoryView) => (
  <div dir="rtl">
    <Story />
  </div>
);

/** Renders a story in German, which has long words and its own rules of hyphenation. */
export const german = (Story: StoryView) => (
  <div lang="de">
    <Story />
  </div>
);

/** Renders a story with a width in pixels. The narrowest phones have 320. */
export const narrow =
  (inlineSize = 320) =>
  (Story: StoryView) => (
    <div style={{ inlineSize }}>
      <Story />
    </div>
  );

/** Renders a story with the maximum width of a form. */
export const formWidth = (Story: StoryView) => (
  <div className="max-w-form">
    <Story />
  </div>
);

/** Renders a story with a minimum height, for content that opens above the page. */
export const room = (minBlockSize: CSSProperties['minBlockSize']) => (Story: StoryView) => (
  <div style={{ minBlockSize }}>
    <Story />
  </div>
);

/** Renders a story as for a visitor with a stored session. */
export const signedIn = (Story: StoryView) => (
  <div data-signed-in="">
    <Story />
  </div>
);

/** Renders a story as for a customer with a license. */
export const owner = (Story: StoryView) => (
  <div data-signed-in="" data-owner="">
    <Story />
  </div>
);

/** Renders a story as for a URL that names a plan. */
export const asksForPlan = (Story: StoryView) => (
  <div data-has-plan="">
    <Story />
  </div>
);

/** Renders a story as on a page whose scripts couldn't be loaded. */
export const runtimeFailed = (Story: StoryView) => (
  <div data-runtime-failed="">
    <Story />
  </div>
);
