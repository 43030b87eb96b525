/** @jsxRuntime classic */
import * as React from 'react';
import { addons, types } from 'storybook/manager-api';
import { ContentPanel } from './content-panel.tsx';

/** The id of the panel, by which it is the first to be seen. */
export const CONTENT_PANEL = 'onset/content/panel';

/** Puts the panel of the content beside Storybook's own. Only the stories of sections have it. */
export function registerContentPanel(): void {
  addons.register('onset/content', () => {
    addons.add(CONTENT_PANEL, {
      type: types.PANEL,
      title: 'Content',
      render: ({ active = false }) => (active ? <ContentPanel /> : null),
      disabled: (parameters) => !String(parameters?.['fileName']).includes('/sections/'),
    });
  });
}
