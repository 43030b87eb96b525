import { useState } from 'react';
import { expect } from 'storybook/test';
import { Slider } from '@onset/design-system/primitives/slider';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Primitives/Slider', component: Slider });

/**
 * Renders a slider and stores its value in React state. The slider has no styles of its own, so the story styles the
 * box and the handle.
 */
function Example() {
  const [value, setValue] = useState(30);
  return (
    <Slider
      label="Padding"
      value={value}
      valueText={`${value} %`}
      onValueChange={setValue}
      className="relative h-11 w-full rounded-md border border-line bg-sunken"
    >
      <span className="h-11 w-0.5 shrink-0 bg-record" />
    </Slider>
  );
}

/** The slider has an accessible name and a text for its value. The arrow keys change the value. */
export const Default = meta.story({
  render: () => <Example />,
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Padding' });
    await expect(slider).toHaveAttribute('aria-valuetext', '30 %');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowUp}');
    await expect(slider).toHaveAttribute('aria-valuetext', '32 %');
  },
});
