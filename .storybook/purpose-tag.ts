/** What the tag of a purpose begins with: by it the sidebar tells it from Storybook's own. */
export const PURPOSE_TAG = 'for-';
