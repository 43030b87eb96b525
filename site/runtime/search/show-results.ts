import { part, showState } from '../site-search/search-parts.ts';
import type { Match, SearchResults } from './find.ts';
import { excerpt, splitAtMatches } from './words.ts';

/** Replaces the displayed results. Each is a copy of the section’s template. */
export function showResults(box: HTMLElement, { found, isPartial }: SearchResults): void {
  const template = part(box, 'template');
  if (!(template instanceof HTMLTemplateElement)) return;
  part(box, 'results')?.replaceChildren(...found.map((each) => createRow(template.content, each)));
  showState(box, isPartial ? 'partial' : 'results', found.length);
}

function createRow(template: DocumentFragment, { entry, text, words }: Match): Node {
  const row = template.cloneNode(true) as DocumentFragment;
  const fill = (name: string, value: string | undefined): void => {
    const element = part(row, name);
    const mark = element?.querySelector('mark');
    if (!element || !mark) return;
    element.replaceChildren(
      ...splitAtMatches(value ?? '', words).map((piece) => {
        if (!piece.found) return document.createTextNode(piece.text);
        const marked = mark.cloneNode() as HTMLElement;
        marked.textContent = piece.text;
        return marked;
      }),
    );
  };
  const kind = part(row, 'kind');
  if (kind) kind.textContent = entry.kind;
  part(row, 'link')?.setAttribute('href', entry.href);
  fill('title', entry.title);
  if (entry.heading === undefined) part(row, 'place')?.remove();
  else fill('heading', entry.heading);
  const description = text ?? entry.about;
  if (description === undefined || description === '') part(row, 'excerpt')?.remove();
  else fill('excerpt', excerpt(description, words));
  return row;
}
