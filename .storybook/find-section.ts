import { registry } from '@onset/design-system/registry';
import type { RegisteredSection } from '@onset/design-system/sections/section';

/** All sections by name. */
export const sections: Readonly<Record<string, RegisteredSection>> = registry;

/**
 * Returns the name and the registry entry of the section that a story renders. For other components, the name is empty
 * and the entry undefined.
 */
export function findSection(component: unknown): [name: string, section: RegisteredSection | undefined] {
  return Object.entries(sections).find(([, { view }]) => view === component) ?? ['', undefined];
}
