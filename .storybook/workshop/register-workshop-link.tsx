/** @jsxRuntime classic */
import * as React from 'react';
import { Button } from 'storybook/internal/components';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { workshopAddress } from './workshop-address.ts';
import { WORKSHOP_META } from './workshop-name.ts';

/** Puts a link to the workshop into the toolbar of a page's story, where this Storybook has a workshop beside it. */
export function registerWorkshopLink(): void {
  const origin = document.querySelector<HTMLMetaElement>(`meta[name="${WORKSHOP_META}"]`)?.content;
  if (origin === undefined) return;
  addons.register('onset/workshop', () => {
    addons.add('onset/workshop/link', {
      type: types.TOOL,
      title: 'Workshop',
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render: () => <WorkshopLink origin={origin} />,
    });
  });
}

function WorkshopLink({ origin }: { origin: string }) {
  // Drawn anew with each story that is chosen, and when its data has come.
  useStorybookState();
  const story = useStorybookApi().getCurrentStoryData();
  const href = story?.type === 'story' ? workshopAddress(origin, story) : undefined;
  if (href === undefined) return null;
  return (
    <Button asChild size="small" variant="ghost" ariaLabel={false}>
      <a href={href} target="_blank" rel="noopener" title="Opens in a new tab. npm run compose must be running.">
        Open in the workshop
      </a>
    </Button>
  );
}
