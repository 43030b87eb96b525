import type { Hydration } from '@onset/design-system/sections/section';
import { use } from 'react';
import type { ReactNode } from 'react';
import type { PageSection } from './page.ts';
import { RenderContext } from './render-context.ts';

export interface IslandProps {
  section: Pick<PageSection, 'name' | 'id' | 'content'>;
  hydrate: Hydration;
  /** The section. */
  children: ReactNode;
}

/**
 * Section that React hydrates in the browser, separately from the rest of the page. Its content is in the script beside
 * it; `runtime/islands.ts` decides when to hydrate, with `islands/hydrate.tsx`.
 */
export function Island({ section: { name, id, content }, hydrate, children }: IslandProps) {
  const { renderIsland } = use(RenderContext);
  const attributes = { 'data-island': name, 'data-hydrate': hydrate, 'data-island-id': id };
  return (
    <>
      {renderIsland ? (
        // oxlint-disable-next-line react/no-danger -- React's own output: an island is a root of its own.
        <div {...attributes} dangerouslySetInnerHTML={{ __html: renderIsland(children, `${id}-`) }} />
      ) : (
        <div {...attributes}>{children}</div>
      )}
      <script type="application/json" data-island-content={id}>
        {toScriptText(content)}
      </script>
    </>
  );
}

/** Data as the text of a script element, which nothing in it can end. */
export function toScriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
