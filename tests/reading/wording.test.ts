import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { allPageTexts, sentencesOf } from '../../compose/checks/page-texts.ts';
import { readability } from '../../compose/checks/readability.ts';

const root = join(import.meta.dirname, '../..');

/** Words that stop a new reader, and what to write instead. */
const AVOIDED: readonly (readonly [words: RegExp, instead: string])[] = [
  [/\b(?:no|some|any|every)body\b/i, 'no one, someone, anyone, everyone'],
  [/\bwho(?:so)?ever\b/i, 'anyone who'],
  [/\be-mails?\b|\bmails\b|\b(?:a|the|by|this|each|your) mail\b(?! (?:server|program|provider))/i, 'email'],
  [/\b(?:colour|behaviour|favour|centre|grey|licence[sd]?\b(?!-)|(?<!-)catalogue|cancelled)/i, 'American spelling'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\banew\b/i, 'again'],
  [/\b(?:wakes|awake|asleep|woken)\b/i, 'hydrates'],
  [/\bworkshop\b|\btwin\b/i, 'page editor, Markdown version'],
  [/\bgiven up\b|\blet go\b|\bturned down\b/i, 'failed permanently, discarded, alternatives considered'],
  [/(?<!\b(?:there|what) )\b(?:is|are) no (?!longer\b|more\b|one\b)/i, 'isn’t a'],
  [/, expected (?!to\b)/, 'a second sentence that says what to do'],
  [/\bwhere (?:there is|there are|nothing)\b/i, 'if'],
  [/\blog-ins?\b|\bset-up\b|\bsite map\b/i, 'login, setup, sitemap'],
];

/** Returns the sentences with avoided words, and what to write instead. */
const avoidedWords = (texts: readonly string[]): string[] =>
  texts
    .flatMap(sentencesOf)
    .flatMap((sentence) =>
      AVOIDED.filter(([words]) => words.test(sentence)).map(
        ([words, instead]) => `“${words.exec(sentence)?.[0]}” in “${sentence}”. Write: ${instead}`,
      ),
    );

const files = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).filter((file) => !/node_modules|\.test\.|site\/(?:build|export)/.test(file));

/** Returns the paragraphs of a Markdown file as plain text, without code, tables and URLs. */
function paragraphsOf(markdown: string): string[] {
  const prose = markdown.replaceAll(/^ *```[^]*?^ *```/gm, '').replaceAll(/`[^`]*`/g, 'code');
  const paragraphs = prose.replaceAll(/\]\([^)]*\)/g, ']').split(/\n(?:\s*\n|(?=\s*[-*|#]|\s*\d+\.))/);
  return paragraphs.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => !/^[|#<]/.test(text));
}

/** Returns the string literals and JSX texts of a module that have at least two words. */
function literalsOf(file: string): string[] {
  const texts: string[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const value: unknown = 'value' in node ? node.value : undefined;
    const text = typeof value === 'object' && value !== null && 'cooked' in value ? value.cooked : value;
    if (typeof text === 'string' && /[a-z]{2} [a-z]/i.test(text)) texts.push(text.replaceAll(/\s+/g, ' '));
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program.body);
  return texts;
}

/** Returns the comments of a module as plain text, one per comment. */
function commentsOf(file: string): string[] {
  const { comments } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  return comments.map(({ value }) =>
    value
      .replaceAll(/`[^`]*`/g, 'code')
      .replaceAll(/[\s*]+/g, ' ')
      .trim(),
  );
}

test('the documentation is in plain words and easy to read', async () => {
  const paragraphs = files('{*.md,docs/**/*.md,*/README.md,.storybook/README.md,scripts/pack/*.md}').flatMap((file) =>
    paragraphsOf(readFileSync(join(root, file), 'utf8')),
  );
  expect(avoidedWords(paragraphs)).toEqual([]);
  const { hard, most } = await readability(paragraphs);
  expect(hard.length, `hard to read:\n${hard.join('\n')}`).toBeLessThanOrEqual(most);
});

test.each(allPageTexts().map(({ path, sections }) => [path, sections.flatMap(({ texts }) => texts)] as const))(
  'the page %s is in plain words',
  (_path, texts) => expect(avoidedWords(texts)).toEqual([]),
);

test('messages, emails and interface texts are in plain words', () => {
  const modules = files('{.storybook,compose,design-system,scripts,site}/**/*.{ts,tsx,mjs}');
  const own = modules.filter((file) => !/^site\/(?:pages|content)\//.test(file));
  expect(own.flatMap((file) => avoidedWords(literalsOf(file)))).toEqual([]);
});

/** Modules whose comments and names are checked, with their tests. */
const checked = globSync(
  [
    '{design-system,stories,.storybook}/**/*.{ts,tsx}',
    'site/{adapters,app,compositor,config,connected,contract,markdown,runtime,server,vite}/**/*.{ts,tsx}',
    'site/content/*.ts',
  ],
  { cwd: root },
).filter((file) => !/node_modules|^design-system\/dist/.test(file));

test('comments are in plain words, and none opens with a question word', () => {
  const comments = checked.flatMap((file) => commentsOf(file).map((text) => [file, text] as const));
  expect(comments.length).toBeGreaterThan(200);
  const issues = comments.flatMap(([file, text]) => [
    ...avoidedWords([text]),
    ...(/^(?:What|Who|Whose|Whether|Where|How)\b/.test(text)
      ? [`${file}: “${text}”. Open with a noun or a verb.`]
      : []),
  ]);
  expect(issues).toEqual([]);
});

/** Parts of names without a legitimate use, and what to write instead. */
const AVOIDED_NAMES: readonly (readonly [part: RegExp, instead: string])[] = [
  [/wakes?(?![a-z])|alive|asleep|awake/i, 'hydrate, hydrated'],
  [/workshop/i, 'page editor'],
  [/twin(?![a-z])/i, 'Markdown version'],
  [/bought/i, 'purchase'],
  [/walls(?![a-z])/i, 'boundaries'],
  [/strays?(?![a-z])/i, 'unknown properties'],
  [/pictures?(?![a-z])/i, 'screenshot, image or video'],
  [/films?(?![a-z])/i, 'video'],
  [/somebody|nobody|whoever/i, 'someone, no one'],
  [
    /colour|behaviour|favour|centre(?![a-z])|grey|licence|catalogue|cancelled|cancelling|[a-z]ised(?![a-z])/i,
    'American spelling',
  ],
];

/** Names with another meaning, or that others depend on: of the API, of illustrations and icons in content, of HTML and `fetch`. */
const FIXED_NAMES = /^(?:film|boughtAt|picture|Walls|colour|licences?|keepalive|raised|advised)$/;

/** Returns the names in a module that have an avoided part. */
function avoidedNames(file: string): string[] {
  const names = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const isName = 'type' in node && (node.type === 'Identifier' || node.type === 'JSXIdentifier');
    if (isName && 'name' in node && typeof node.name === 'string') names.add(node.name);
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync(file, readFileSync(join(root, file), 'utf8')).program.body);
  return [file.split('/').at(-1) ?? file, ...names]
    .filter((name) => !FIXED_NAMES.test(name))
    .flatMap((name) =>
      AVOIDED_NAMES.filter(([part]) => part.test(name)).map(([, instead]) => `${name} in ${file}. Write: ${instead}`),
    );
}

test('names are in the standard terms', () => {
  // The server has queues that wake, connections that stay alive, and the names of its tables.
  const files = checked.filter((file) => !file.startsWith('site/server/'));
  expect(files.flatMap(avoidedNames)).toEqual([]);
});
