import type { Inline } from '@onset/design-system/content/prose';
import type { Definition, Nodes, PhrasingContent } from 'mdast';

/** What the parts of a text have to know of the whole, and whom they tell what is wrong. */
export interface Context {
  readonly report: (node: Nodes, message: string) => void;
  readonly definitions: ReadonlyMap<string, Definition>;
  /** The number of a note and how often it has been referred to, this time too; undefined for one that is not there. */
  readonly refer: (identifier: string) => { readonly number: number; readonly occurrence: number } | undefined;
  /** Whether this is the text of a note. */
  readonly inNote: boolean;
  /** Told of every link to a path of this site. */
  readonly link: (node: Nodes, href: string) => void;
}

const HREF = /^(?:\/(?![/\\\s])|#|https:\/\/|mailto:)/;

/** The running text of a paragraph, a heading or a cell. */
export function inlinesOf(nodes: readonly PhrasingContent[], context: Context): Inline[] {
  return nodes.flatMap((node) => inlineOf(node, context));
}

function inlineOf(node: PhrasingContent, context: Context): Inline[] {
  switch (node.type) {
    case 'text':
      for (const [, note] of node.value.matchAll(/\[\^([^\]\s]+)\]/g))
        context.report(node, `refers to the note [^${note}], expected it below as [^${note}]: …`);
      return [node.value.replaceAll(/\s*\n\s*/g, ' ')];
    case 'strong':
      return [{ type: 'strong', children: inlinesOf(node.children, context) }];
    case 'emphasis':
      return [{ type: 'em', children: inlinesOf(node.children, context) }];
    case 'delete':
      return [{ type: 'del', children: inlinesOf(node.children, context) }];
    case 'inlineCode':
      return [{ type: 'code', text: node.value }];
    case 'break':
      return [{ type: 'break' }];
    case 'link':
      if (node.title) context.report(node, `has the title ${JSON.stringify(node.title)}, expected the address alone`);
      return linkOf(node, node.url, context);
    case 'linkReference': {
      const target = context.definitions.get(node.identifier)?.url;
      return linkOf(node, target ?? '', context);
    }
    case 'footnoteReference': {
      if (context.inNote) {
        context.report(node, `refers to the note [^${node.identifier}] within a note, expected it in the text`);
        return [];
      }
      const reference = context.refer(node.identifier);
      if (reference) return [{ type: 'note', ...reference }];
      context.report(node, `refers to the note [^${node.identifier}], expected it below as [^${node.identifier}]: …`);
      return [];
    }
    case 'html':
      context.report(node, `is HTML, ${JSON.stringify(node.value.slice(0, 40))}, expected Markdown alone`);
      return [];
    case 'image':
      context.report(node, 'is a picture within a text, expected it in a paragraph of its own');
      return [];
    case 'imageReference':
      context.report(node, 'is a picture whose address stands elsewhere, expected it between ( and ) behind its words');
      return [];
  }
}

function linkOf(node: PhrasingContent & { children: PhrasingContent[] }, href: string, context: Context): Inline[] {
  const children = inlinesOf(node.children, context);
  if (href.startsWith('/')) context.link(node, href);
  if (HREF.test(href)) return [{ type: 'link', href, children }];
  context.report(node, `leads to ${JSON.stringify(href)}, expected a path, an anchor, an https: or a mailto: address`);
  return children;
}
