import { use } from 'react';
import { RenderContext } from './render-context.ts';
import type { Alive, PageSection } from './section.ts';

export interface IslandProps {
  section: PageSection & { readonly alive: Alive };
  /** Its name on this page, unlike any other island's. */
  id: string;
}

/**
 * A section that a document makes alive by itself. Its markup stands in a box of its own, its props in the script
 * beside it; `runtime/islands.ts` decides when, and `islands/hydrate.tsx` does it.
 */
export function Island({ section, id }: IslandProps) {
  const { renderIsland } = use(RenderContext);
  const attributes = { 'data-island': section.name, 'data-alive': section.alive, 'data-island-id': id };
  return (
    <>
      {renderIsland ? (
        // oxlint-disable-next-line react/no-danger -- React's own output: an island is a root of its own.
        <div {...attributes} dangerouslySetInnerHTML={{ __html: renderIsland(section.render(), `${id}-`) }} />
      ) : (
        <div {...attributes}>{section.render()}</div>
      )}
      <script type="application/json" data-island-props={id}>
        {toScriptText(section.props)}
      </script>
    </>
  );
}

/** Data as the text of a script element, which nothing in it can end. */
export function toScriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
