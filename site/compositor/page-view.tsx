import { FailedPartTemplates } from '@onset/design-system/primitives/failed-part';
import type { Hydration } from '@onset/design-system/sections/section';
import { createContext, createElement, Fragment, use } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { Page, PageSection } from './page.ts';
import { registry } from './registry.ts';

/** Data of the current render. */
interface RenderContextValue {
  /** Renders an island as a separate React root, so that it has the same generated IDs when it is hydrated. */
  readonly renderIsland: ((island: ReactNode, identifierPrefix: string) => string) | undefined;
  /** URL of the runtime's script. */
  readonly runtime: string | undefined;
  /** True if a crawler has requested the page. */
  readonly crawler: boolean;
  /** ID of the request in the server's log; `undefined` at build time. */
  readonly reference: string | undefined;
}

/** Context of the current render. Tests and Storybook use the defaults. */
export const RenderContext = createContext<RenderContextValue>({
  renderIsland: undefined,
  runtime: undefined,
  crawler: false,
  reference: undefined,
});

/** Renders the sections of a page in order, in tabs if the page has them. */
export function PageView({ page }: { page: Page }) {
  const [beforeTabs = [], ...tabs] = splitIntoTabs(page.sections);
  const render = (section: PageSection) => (
    <Fragment key={section.id}>
      {section.hydrate === undefined ? (
        renderSection(section)
      ) : (
        <Island section={section} hydrate={section.hydrate}>
          {renderSection(section)}
        </Island>
      )}
    </Fragment>
  );
  return (
    <>
      {beforeTabs.map(render)}
      {tabs.map((sections, index) => (
        <div key={sections[0]?.id} id={sections[0]?.startsTab} data-tab={index === 0 ? 'first' : ''}>
          {sections.map(render)}
        </div>
      ))}
      {page.sections.some(mayLoad) && <FailedPartTemplates />}
    </>
  );
}

/** Splits sections where a tab starts; the first group is before the first tab. */
function splitIntoTabs(sections: readonly PageSection[]): PageSection[][] {
  const groups: PageSection[][] = [[]];
  for (const section of sections) {
    if (section.startsTab) groups.push([]);
    groups.at(-1)?.push(section);
  }
  return groups;
}

/** Returns true if a section hydrates automatically to load data of a visitor, so it may show that it is loading. */
const mayLoad = ({ hydrate }: PageSection): boolean => hydrate === 'session' || hydrate === 'load';

/** Renders the view of a section with its content. */
export function renderSection({ name, id, content }: PageSection): ReactNode {
  // The content has passed the schema of this section, which has the types of the view's props.
  const view = registry[name].view as ComponentType<Readonly<Record<string, unknown>>>;
  return createElement(view, { ...content, id });
}

interface IslandProps {
  section: PageSection;
  hydrate: Hydration;
  /** The rendered section. */
  children: ReactNode;
}

/**
 * Section that React hydrates in the browser, separately from the rest of the page. Its content is in the script beside
 * it; `runtime/islands.ts` decides when to hydrate, with `islands/hydrate.tsx`.
 */
function Island({ section: { name, id, content }, hydrate, children }: IslandProps) {
  const { renderIsland } = use(RenderContext);
  const attributes = { 'data-island': name, 'data-hydrate': hydrate, 'data-island-id': id };
  return (
    <>
      {renderIsland ? (
        // oxlint-disable-next-line react/no-danger -- The HTML is React's own output: an island is a separate root.
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

/** Converts data to the text of a script element. Escapes `<`, so that no text can close the element. */
function toScriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
