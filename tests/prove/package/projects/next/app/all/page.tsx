import { registry } from '@onset/design-system/registry';
import type { ComponentType } from 'react';
import everySection from './every-section.json';

const views: Readonly<Record<string, { readonly view: ComponentType<never> }>> = registry;

/** Every section there is, from a server component: none needs to be wrapped. */
export default function Page() {
  return Object.entries(everySection).map(([name, content]) => {
    const View = views[name]?.view as ComponentType<object> | undefined;
    return View && <View key={name} {...content} />;
  });
}
