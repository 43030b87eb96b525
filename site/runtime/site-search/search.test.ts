import { afterEach, expect, test, vi } from 'vitest';
import { moveThroughResults } from './search.ts';

afterEach(() => vi.unstubAllGlobals());

/** Returns the value of the search field after Escape was pressed in it. */
function valueAfterEscape(event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): string {
  const field = Object.assign(new EventTarget(), { value: 'ズーム', checkVisibility: () => true });
  vi.stubGlobal('document', { activeElement: field });
  moveThroughResults(
    { key: 'Escape', ...event } as KeyboardEvent,
    { querySelectorAll: () => [] as Element[] } as unknown as HTMLElement,
    field as unknown as HTMLInputElement,
  );
  return field.value;
}

test('Escape clears the search field', () => {
  expect(valueAfterEscape({ isComposing: false, keyCode: 27 })).toBe('');
});

test.each([
  ['Chrome and Firefox', { isComposing: true, keyCode: 229 }],
  ['Safari', { isComposing: false, keyCode: 229 }],
])('Escape that ends a composition in %s keeps the text of the search field', (_browser, event) => {
  expect(valueAfterEscape(event)).toBe('ズーム');
});
