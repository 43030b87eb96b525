import { expect, test } from 'vitest';
import { finishTransitions } from './finish-transitions.ts';

test('a color that fades has its last value at once', () => {
  document.body.innerHTML = '<p style="color: rgb(255, 255, 255); transition: color 60s">Monthly</p>';
  const text = document.querySelector('p');
  if (!text) throw new Error('The paragraph is missing');
  expect(getComputedStyle(text).color).toBe('rgb(255, 255, 255)');
  text.style.color = 'rgb(0, 0, 0)';
  expect(getComputedStyle(text).color).not.toBe('rgb(0, 0, 0)');
  finishTransitions(document);
  expect(getComputedStyle(text).color).toBe('rgb(0, 0, 0)');
});
