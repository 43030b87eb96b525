import type { CSSProperties, ReactNode } from 'react';

type StoryView = () => ReactNode;

/** Renders a story from right to left, as in Hebrew or Arabic. */
export const rightToLeft = (Story: StoryView) => (
  <div dir="rtl">
    <Story />
  </div>
);

/** Renders a story in German, to test long words and German hyphenation. */
export const german = (Story: StoryView) => (
  <div lang="de">
    <Story />
  </div>
);

/**
 * Renders a story in a container of the given width in pixels. The default of 320 is the width of the narrowest phones.
 */
export const narrow =
  (inlineSize = 320) =>
  (Story: StoryView) => (
    <div style={{ inlineSize }}>
      <Story />
    </div>
  );

/** Renders a story in a container with the maximum width of forms. */
export const formWidth = (Story: StoryView) => (
  <div className="max-w-form">
    <Story />
  </div>
);

/** Renders a story in a container with a minimum height, which leaves space for popups and dialogs. */
export const room = (minBlockSize: CSSProperties['minBlockSize']) => (Story: StoryView) => (
  <div style={{ minBlockSize }}>
    <Story />
  </div>
);

/** Renders a story with the attribute that the site sets for visitors with a stored session. */
export const signedIn = (Story: StoryView) => (
  <div data-signed-in="">
    <Story />
  </div>
);

/** Renders a story with the attributes that the site sets for customers with a license. */
export const owner = (Story: StoryView) => (
  <div data-signed-in="" data-owner="">
    <Story />
  </div>
);

/** Renders a story with the attribute that the site sets if the URL contains a plan. */
export const asksForPlan = (Story: StoryView) => (
  <div data-has-plan="">
    <Story />
  </div>
);

/** Renders a story with the attribute that the site sets if its scripts couldn't be loaded. */
export const runtimeFailed = (Story: StoryView) => (
  <div data-runtime-failed="">
    <Story />
  </div>
);
