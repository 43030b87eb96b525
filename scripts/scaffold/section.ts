import { insertSorted } from './files.ts';
import type { Changes } from './files.ts';
import { camelCase, pascalCase, ScaffoldError, words } from './names.ts';

/** What the files of a section import, or export beside it, under these very names. */
const TAKEN = ['Default', 'Least', 'RichText', 'SectionHeading', 'SectionProps', 'Infinity'];

/** The most characters of a name: it becomes those of files, types and stories. */
const LONGEST = 40;

/**
 * Returns the files of a new section: a heading with a list below it, which the author then changes. Registers the section,
 * and adds it to Storybook's sidebar.
 *
 * @throws {ScaffoldError} for a name that is none of a folder
 */
export function newSection(name: string): Changes {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
    throw new ScaffoldError(
      `“${name}” is not a section name. Use lower-case words with hyphens, such as feature-list.`,
    );
  if (name.length > LONGEST) throw new ScaffoldError(`The name has ${name.length} characters. Use up to ${LONGEST}.`);
  const folder = `design-system/sections/${name}`;
  const view = pascalCase(name);
  if (TAKEN.includes(view) || TAKEN.includes(`${view}Props`))
    throw new ScaffoldError(
      `“${name}” results in the component ${view}, which the new files use for something else. Choose another name.`,
    );
  const schema = `${camelCase(name)}Schema`;
  return {
    created: {
      [`${folder}/${name}.schema.ts`]: schemaFile(name, schema, view),
      [`${folder}/${name}.tsx`]: viewFile(name, view),
      [`${folder}/${name}.docs.ts`]: docsFile(name),
      [`stories/sections/${name}.stories.tsx`]: storiesFile(name, view),
    },
    edited: {
      'design-system/registry.ts': (text) => {
        if (new RegExp(`\\b${view}\\b`).test(text))
          throw new ScaffoldError(
            `“${name}” results in the component ${view}, which already exists. Choose another name.`,
          );
        const imports = [
          `import { ${schema} } from './sections/${name}/${name}.schema.ts';`,
          `import { ${view} } from './sections/${name}/${name}.tsx';`,
        ];
        const importOf = /^import \{.*\} from '\.\/sections\//;
        const withImports = imports.reduce((source, line) => insertByPath(source, line, importOf), text);
        const key = name.includes('-') ? `'${name}'` : name;
        return insertSorted(withImports, `  ${key}: { view: ${view}, schema: ${schema} },`, /^ {2}'?[a-z-]+'?: \{/);
      },
      '.storybook/preview.tsx'(text) {
        // The last of the sections that explain, which is the purpose that the docs of the new one name.
        const last = /^( +)'Steps',\n/m;
        if (!last.test(text))
          throw new ScaffoldError(
            'storySort in .storybook/preview.tsx doesn’t list Steps. Add it: new sections are inserted after it.',
          );
        return text.replace(last, `$&$1'${words(name)}',\n`);
      },
    },
  };
}

/** Puts an import where its path belongs among the others. */
function insertByPath(source: string, line: string, among: RegExp): string {
  const pathIn = (each: string): string => /from '(.*)'/.exec(each)?.[1] ?? '';
  const lines = source.split('\n');
  const imports = lines.flatMap((each, index) => (among.test(each) ? [index] : []));
  const next = imports.find((index) => pathIn(lines[index] ?? '') > pathIn(line)) ?? (imports.at(-1) ?? -1) + 1;
  return lines.toSpliced(next, 0, line).join('\n');
}

const schemaFile = (name: string, schema: string, view: string): string => `import * as z from 'zod';
import { list, richTextSchema, sectionHeadShape } from '../../content/schema.ts';

/** The content of the section ${name}. */
export const ${schema} = z.strictObject({
  ...sectionHeadShape,
  items: list(richTextSchema, 1, 8).describe('Items of one sentence each. Rich text'),
});

export type ${view}Content = z.infer<typeof ${schema}>;
`;

const viewFile = (name: string, view: string): string => `import { RichText } from '../../primitives/rich-text.tsx';
import type { SectionProps } from '../section.ts';
import { HeadedSection } from '../headed-section.tsx';
import type { ${view}Content } from './${name}.schema.ts';

export type ${view}Props = SectionProps<${view}Content>;

/**
 * Describe here what the section is for.
 *
 * Displays one to eight items of one sentence each.
 */
export function ${view}({ items, ...rest }: ${view}Props) {
  return (
    <HeadedSection name="${name}" {...rest}>
      <ul className="mt-12 grid gap-6 @lg:grid-cols-12">
        {items.map((item) => (
          <li key={item} className="border-t border-line pt-5 @lg:col-span-4">
            <RichText source={item} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
`;

const docsFile = (name: string): string => `import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'explain-how-it-works',
  status: 'new',
  summary: 'Describe in one sentence what ${words(name).toLowerCase()} does on a page.',
  keywords: ['other names that people search for'],
  anatomy: [
    { part: 'Heading', description: 'The topic of the list.' },
    { part: 'Items', description: 'One to eight items of one sentence each.' },
  ],
  useWhen: ['Describe a page that needs this section.'],
  avoidWhen: ['Describe a page that needs another section, and name that section.'],
  dos: [{ text: 'Describe good content.' }],
  donts: [{ text: 'Describe bad content, with an example.', content: { lede: 'A lede that repeats the heading.' } }],
  accessibility: ['The heading labels the section, and the items are a list.'],
} satisfies SectionDocs;
`;

const storiesFile = (name: string, view: string): string => `import { expect } from 'storybook/test';
import { ${view} } from '@onset/design-system/sections/${name}';
import type { ${view}Content } from '@onset/design-system/sections/${name}/schema';
import preview from '../../.storybook/preview.tsx';

const content: ${view}Content = {
  label: '${words(name)}',
  heading: 'What the section is about',
  lede: 'Explains the heading in one sentence.',
  items: ['The first item.', 'The second item, which is a little longer.', 'The third item.'],
};

const meta = preview.meta({
  title: 'Sections/${words(name)}',
  component: ${view},
  parameters: { frame: 'none' },
  args: content,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What the section is about' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const Least = meta.story({ args: { lede: undefined, items: content.items.slice(0, 1) } });
`;
