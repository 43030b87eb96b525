import type { Inline } from '@onset/design-system/content/prose';
import type { Definition, Nodes, PhrasingContent } from 'mdast';

/** State for reading inline content. */
export interface InlineContext {
  readonly report: (node: Nodes, message: string) => void;
  readonly definitions: ReadonlyMap<string, Definition>;
  /**
   * Counts a reference to a footnote. Returns the footnote’s number and the number of references so far; `undefined` if
   * it doesn’t exist.
   */
  readonly refer: (identifier: string) => { readonly number: number; readonly occurrence: number } | undefined;
  /** True inside a footnote. */
  readonly inNote: boolean;
  /** Records a link to a path of this site. */
  readonly link: (node: Nodes, href: string) => void;
}

const HREF = /^(?:\/(?![/\\\s])|#|https:\/\/|mailto:)/;

/** Converts the text of a paragraph, heading or cell. */
export function toInlines(nodes: readonly PhrasingContent[], context: InlineContext): Inline[] {
  return nodes.flatMap((node) => toInline(node, context));
}

function toInline(node: PhrasingContent, context: InlineContext): Inline[] {
  switch (node.type) {
    case 'text':
      for (const [, note] of node.value.matchAll(/\[\^([^\]\s]+)\]/g))
        context.report(node, `refers to the missing footnote [^${note}]. Add [^${note}]: … below.`);
      return [node.value.replaceAll(/\s*\n\s*/g, ' ')];
    case 'strong':
      return [{ type: 'strong', children: toInlines(node.children, context) }];
    case 'emphasis':
      return [{ type: 'em', children: toInlines(node.children, context) }];
    case 'delete':
      return [{ type: 'del', children: toInlines(node.children, context) }];
    case 'inlineCode':
      return [{ type: 'code', text: node.value }];
    case 'break':
      return [{ type: 'break' }];
    case 'link':
      if (node.title)
        context.report(node, `has a link with the title ${JSON.stringify(node.title)}. Remove the title.`);
      return toLink(node, node.url, context);
    case 'linkReference': {
      const target = context.definitions.get(node.identifier)?.url;
      return toLink(node, target ?? '', context);
    }
    case 'footnoteReference': {
      if (context.inNote) {
        context.report(
          node,
          `refers to the footnote [^${node.identifier}] inside a footnote. Refer to it in the text.`,
        );
        return [];
      }
      const reference = context.refer(node.identifier);
      if (reference) return [{ type: 'note', ...reference }];
      context.report(node, `refers to the missing footnote [^${node.identifier}]. Add [^${node.identifier}]: … below.`);
      return [];
    }
    case 'html':
      context.report(node, `contains the HTML ${JSON.stringify(node.value.slice(0, 40))}. Use Markdown.`);
      return [];
    case 'image':
      context.report(node, 'is an image inside a text. Put it in a separate paragraph.');
      return [];
    case 'imageReference':
      context.report(
        node,
        'is an image whose URL is defined elsewhere. Write it between ( and ) after the alternative text.',
      );
      return [];
  }
}

function toLink(
  node: PhrasingContent & { children: PhrasingContent[] },
  href: string,
  context: InlineContext,
): Inline[] {
  const children = toInlines(node.children, context);
  if (href.startsWith('/')) context.link(node, href);
  if (HREF.test(href)) return [{ type: 'link', href, children }];
  context.report(node, `links to ${JSON.stringify(href)}. Use a path, an anchor, an https: or a mailto: URL.`);
  return children;
}
