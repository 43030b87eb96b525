import type { Prose } from '@onset/design-system/content/prose';
import { text } from '@onset/design-system/content/schema';
import * as z from 'zod';
import type { MarkdownFile } from '../markdown/markdown-file.ts';
import { contentFiles } from './content-file.ts';

/** Front matter of a legal text. Its file name is its path. */
export const legalTextSchema = z.strictObject({
  title: text(60),
  description: text(160),
  effective: z.iso.date({ error: 'a day such as 2026-11-01' }),
});

/** Legal text that binds the company. */
export interface LegalText extends z.infer<typeof legalTextSchema> {
  readonly name: string;
  readonly body: Prose;
}

/** Files of `site/content/legal`. */
export const legalFiles = contentFiles(
  import.meta.glob<MarkdownFile>('./legal/*.md', { eager: true, import: 'default' }),
);

/** Legal texts with valid front matter. */
export const legalTexts: readonly LegalText[] = legalFiles.flatMap(({ name, frontMatter, prose }) => {
  const { data } = legalTextSchema.safeParse(frontMatter);
  return data ? [{ ...data, name, body: prose }] : [];
});
