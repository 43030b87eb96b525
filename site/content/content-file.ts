import type { MarkdownFile } from '../markdown/markdown-file.ts';

/** Markdown file of the content, with its path. */
export interface ContentFile extends MarkdownFile {
  /** Path in the repository, such as `site/content/posts/first.md`. */
  readonly file: string;
  /** File name without extension, such as `first`. */
  readonly name: string;
}

/** Returns the Markdown files of a folder next to this file, from the result of Vite’s glob import. */
export function contentFiles(modules: Readonly<Record<string, MarkdownFile>>): ContentFile[] {
  return Object.entries(modules).map(([path, file]) => ({
    ...file,
    file: path.replace('./', 'site/content/'),
    name: path.replace(/^.*\//, '').replace(/\.md$/, ''),
  }));
}
