import type { ComponentType } from 'react';

/**
 * Returns a `beforeEach` hook and a decorator that pause all animations at a time, in seconds after their start. They
 * also set the animation direction, because Storybook reverses animations before axe runs, which would show a different
 * frame.
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
