import { cleanText } from '../../adapters/analytics/clean.ts';

/** The name of the section that an element stands in. */
export function sectionOf(element: Element): string | undefined {
  return element.closest<HTMLElement>('[data-section]')?.dataset['section'];
}

/**
 * What a thing is called, under the name of a parameter: `data-analytics`, else its accessible name, else its words. Never
 * the words of what shows a visitor's own name. Nothing where it is not called anything.
 */
export function labelOf<Parameter extends string>(
  parameter: Parameter,
  element: HTMLElement,
): Partial<Record<Parameter, string>> {
  const { analytics } = element.dataset;
  const isPersonal = element.matches('[data-account-name]') || element.querySelector('[data-account-name]') !== null;
  const value = element instanceof HTMLInputElement ? element.value : element.innerText;
  const words = isPersonal ? 'account' : (element.ariaLabel ?? (element.title || value));
  const label = cleanText(analytics ?? words ?? '');
  return label === '' ? {} : ({ [parameter]: label } as Record<Parameter, string>);
}
