import { expect, test } from 'vitest';
import { allPictureModes, pictureModes, pictureName } from './modes.ts';

const names = (storyId: string, isFirst: boolean): string[] =>
  allPictureModes(storyId, isFirst).map(({ name }) => name);

test('the first story of a section is pictured in both themes and two viewports, that of a page on a tablet too, others in two modes', () => {
  expect(names('sections-faq--default', true).sort()).toEqual([
    'dark-desktop',
    'dark-phone',
    'light-desktop',
    'light-phone',
  ]);
  expect(names('pages-log-in--signed-out', true)).toEqual(['light-phone', 'light-tablet', 'dark-desktop']);
  expect(names('pages-log-in--signed-in', false)).toEqual(['light-phone', 'dark-desktop']);
  expect(names('sections-faq--closed', false)).toEqual(['light-phone', 'dark-desktop']);
  expect(names('primitives-button--primary', true)).toEqual(['light-phone', 'dark-desktop']);
});

test('the further pictures are taken where the viewport, or else the theme, is that of the rendered story', () => {
  expect(pictureModes('light-phone', 'pages-home--default', true).map(({ name }) => name)).toEqual([
    'light-phone',
    'light-tablet',
  ]);
  expect(pictureModes('light-phone', 'sections-faq--default', true).map(({ name }) => name)).toEqual([
    'light-phone',
    'dark-phone',
  ]);
});

test('a picture lies in a folder of its mode, group and component', () => {
  expect(pictureName('light-phone', 'sections-login-form--field-errors')).toBe(
    'light-phone/sections/login-form/field-errors',
  );
});
