import { expect, test } from 'vitest';
import { screenshotModes, screenshotName } from './modes.ts';

const getModeNames = (storyId: string, isFirst: boolean, tags: string[] = []): string[] =>
  screenshotModes(storyId, tags, isFirst)
    .map(({ name }) => name)
    .toSorted();

test('the first story of a section has screenshots in four modes, that of a page in five, others in one without a tag', () => {
  const fourModes = ['dark-desktop', 'dark-phone', 'light-desktop', 'light-phone'];
  expect(getModeNames('sections-faq--default', true)).toEqual(fourModes);
  expect(getModeNames('pages-log-in--signed-out', true)).toEqual([...fourModes, 'light-tablet']);
  expect(getModeNames('pages-static-pages--about', false, ['every-mode'])).toEqual([...fourModes, 'light-tablet']);
  for (const [id, isFirst] of [
    ['pages-log-in--signed-in', false],
    ['sections-faq--closed', false],
    ['primitives-button--primary', true],
  ] as const)
    expect(getModeNames(id, isFirst)).toEqual(['light-desktop']);
});

test('a screenshot is in a folder of its mode, group and component', () => {
  expect(screenshotName('light-phone', 'sections-login-form--field-errors')).toBe(
    'light-phone/sections/login-form/field-errors',
  );
});
