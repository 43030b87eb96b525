import type { MarkdownFile } from '../markdown/markdown-file.ts';

/** A Markdown file of the content, with its place. */
export interface ContentFile extends MarkdownFile {
  /** As in the repository: `site/content/posts/first.md`. */
  readonly file: string;
  /** Its name without the ending: `first`. */
  readonly name: string;
}

/** The Markdown files of a folder beside this file, as Vite's glob gives them. */
export function contentFiles(modules: Readonly<Record<string, MarkdownFile>>): ContentFile[] {
  return Object.entries(modules).map(([path, file]) => ({
    ...file,
    file: path.replace('./', 'site/content/'),
    name: path.replace(/^.*\//, '').replace(/\.md$/, ''),
  }));
}
