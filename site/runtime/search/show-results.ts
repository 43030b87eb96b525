import { part, showState } from '../site-search/search-parts.ts';
import type { Findings, Found } from './find.ts';
import { excerpt, pieces } from './words.ts';

/** Puts what was found in the place of what was shown, each a copy of the template of the section. */
export function showResults(box: HTMLElement, { found, isPartial }: Findings): void {
  const template = part(box, 'template');
  if (!(template instanceof HTMLTemplateElement)) return;
  part(box, 'results')?.replaceChildren(...found.map((each) => row(template.content, each)));
  showState(box, isPartial ? 'partial' : 'results', found.length);
}

function row(template: DocumentFragment, { entry, text, words }: Found): Node {
  const copy = template.cloneNode(true) as DocumentFragment;
  const fill = (name: string, value: string | undefined): void => {
    const element = part(copy, name);
    const mark = element?.querySelector('mark');
    if (!element || !mark) return;
    element.replaceChildren(
      ...pieces(value ?? '', words).map((piece) => {
        if (!piece.found) return document.createTextNode(piece.text);
        const marked = mark.cloneNode() as HTMLElement;
        marked.textContent = piece.text;
        return marked;
      }),
    );
  };
  const kind = part(copy, 'kind');
  if (kind) kind.textContent = entry.kind;
  part(copy, 'link')?.setAttribute('href', entry.href);
  fill('title', entry.title);
  if (entry.heading === undefined) part(copy, 'place')?.remove();
  else fill('heading', entry.heading);
  const around = text ?? entry.about;
  if (around === undefined || around === '') part(copy, 'excerpt')?.remove();
  else fill('excerpt', excerpt(around, words));
  return copy;
}
