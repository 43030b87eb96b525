import { registry } from '@onset/design-system/registry';
import type { RegisteredSection } from '@onset/design-system/sections/section';

/** Every section by name, as Storybook goes by them. */
export const sections: Readonly<Record<string, RegisteredSection>> = registry;

/** The name and the entry of the section whose view a story shows; nothing where it shows something else. */
export function sectionOf(component: unknown): [name: string, section: RegisteredSection | undefined] {
  return Object.entries(sections).find(([, { view }]) => view === component) ?? ['', undefined];
}
