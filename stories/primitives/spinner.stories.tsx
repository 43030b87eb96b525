import { Spinner } from '@onset/design-system/primitives/spinner';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Primitives/Spinner', component: Spinner });

export const Default = meta.story({
  render: () => (
    <p className="flex items-center gap-3">
      <Spinner /> Creating account
    </p>
  ),
});
