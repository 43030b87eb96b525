import type { ComponentType } from 'react';

/**
 * Returns parts of a story that pause its animations at a time in seconds since their start. Storybook reverses
 * animations before axe runs, which would show another time, so the direction is set.
 */
export const atMoment = (seconds: number) => ({
  beforeEach: async () => {
    await globalThis.allowMotion?.(true);
    return () => globalThis.allowMotion?.(false);
  },
  decorators: [
    (Story: ComponentType) => (
      <>
        <style>{`*, ::before { animation-play-state: paused !important; animation-delay: calc(var(--act-wait, 0s) - ${seconds}s) !important; animation-direction: normal !important; }`}</style>
        <Story />
      </>
    ),
  ],
});
