import { Notice } from '@onset/design-system/primitives/notice';
import type { Decorator } from '@storybook/react-vite';
import { allowedContent } from './check-content.ts';

/**
 * Keeps a section's story on the canvas while its controls are used, and says above it what it does not show, because
 * the section's schema does not allow it.
 */
export const withAllowedContent: Decorator = (Story, { component, args, initialArgs }) => {
  const allowed = allowedContent({ component, args, initialArgs });
  if (allowed.faults.length === 0) return <Story />;
  return (
    <>
      <Notice className="p-6" message={{ tone: 'neutral', text: `Not shown. ${allowed.faults.join('; ')}.` }} />
      <Story args={{ ...allowed.args }} />
    </>
  );
};
