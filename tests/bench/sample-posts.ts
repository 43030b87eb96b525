import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { topicNames } from '../../site/content/topics.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The day of the oldest sample: before every real post, so that the lists begin with those. */
const FIRST_DAY = Date.parse('2005-01-01');

/**
 * Writes `count` posts into a folder of posts. Each has the parts of a real post, one after the other, and its words in
 * another order: a text that is like a text to what draws, compresses and searches it, and is like no other of them. The same
 * samples every time.
 */
export function writeSamplePosts(folder: string, count: number): void {
  const real = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  for (let number = 1; number <= count; number += 1)
    writeFileSync(join(folder, `${sampleName(number)}.md`), samplePost(real[number % real.length] ?? '', number));
}

/** The name of a sample, as in its address. */
export const sampleName = (number: number): string => `sample-${number}`;

function samplePost(real: string, number: number): string {
  const [, , body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(real) ?? [];
  const random = randomNumbers(number);
  const words = shuffled(body.match(/\p{L}{3,}/gu) ?? [], random);
  const some = (count: number): string => Array.from({ length: count }, () => words.pop() ?? 'word').join(' ');
  const topic = topicNames[number % topicNames.length] ?? '';
  return [
    '---',
    `title: ${JSON.stringify(`Sample ${number}: ${some(4)}`.slice(0, 60).trim())}`,
    `description: ${JSON.stringify(`${some(40)} `.slice(0, 120).trim())}`,
    `date: ${new Date(FIRST_DAY + number * DAY).toISOString().slice(0, 10)}`,
    'author: The Onset team',
    `tags: [${topic}]`,
    'illustration: editor',
    '---',
    body
      .split('\n')
      .map((line) => withOtherWords(line, random))
      .join('\n'),
  ].join('\n');
}

/** A line of prose or a heading with its words in another order. What is marked up stays as it is. */
function withOtherWords(line: string, random: () => number): string {
  if (!/^(?:#+ )?\p{L}/u.test(line) || /[[\]`*_{}<>|]/.test(line)) return line;
  const words = shuffled(line.match(/\p{L}+/gu) ?? [], random);
  return line.replaceAll(/\p{L}+/gu, () => words.pop() ?? '');
}

function shuffled(words: readonly string[], random: () => number): string[] {
  return words
    .map((word) => ({ word, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ word }) => word);
}

/** Numbers from 0 to 1 that look random and are the same for the same seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
