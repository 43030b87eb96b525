import { Badge } from '@onset/design-system/primitives/badge';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Primitives/Badge', component: Badge, args: { children: 'Save a third' } });

export const Neutral = meta.story();
export const Accent = meta.story({ args: { tone: 'accent' } });
export const Success = meta.story({ args: { tone: 'success', children: 'Active' } });
export const Danger = meta.story({ args: { tone: 'danger', children: 'Payment failed' } });
