import { Component, createElement, useEffect, useLayoutEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { withCommons } from './commons.ts';
import type { ReadCommons } from './commons.ts';
import { repeatOn, restoreIsland } from './rendered-anew.ts';
import type { FindSuccessor, RepeatEvents } from './rendered-anew.ts';

/**
 * Hydrates one island: React takes over its markup, rendering `View` with the content in the document. Where an extension or
 * a translator has changed the markup, React renders it anew, and what was typed and focused is restored.
 * Resolves once its handlers are in place, with what repeats the events that came before. Rejects if its content can't be
 * read, or with an `IslandError` if it can't be rendered; its markup is then as it was before. `onBroken` is called if it
 * can't be rendered later.
 */
export async function hydrateIsland(
  element: HTMLElement,
  View: ComponentType<Record<string, unknown>>,
  readCommons: ReadCommons,
  onBroken: (error: IslandError) => void,
): Promise<RepeatEvents> {
  const { islandId: id = '' } = element.dataset;
  const content = withCommons(readContent(element, id), readCommons);
  const nodes = [...element.childNodes];
  let focused = focusedIn(element);
  const noteFocus = ({ target }: FocusEvent): void => {
    if (target instanceof Element) focused = target;
  };
  element.addEventListener('focusin', noteFocus);
  let findSuccessor: FindSuccessor = (node) => node;
  let isHydrated = false;
  await new Promise<void>((resolve, reject) => {
    const finish = (): void => {
      if (isHydrated) return;
      isHydrated = true;
      element.removeEventListener('focusin', noteFocus);
      if (!nodes.some(({ parentNode }) => parentNode === element))
        findSuccessor = restoreIsland(element, nodes, focused);
    };
    const root = hydrateRoot(
      element,
      <RenderAnew island={element}>
        <Hydrated onLayout={finish} onHydrated={resolve}>
          {createElement(View, { ...content, id })}
        </Hydrated>
      </RenderAnew>,
      {
        identifierPrefix: `${id}-`,
        onRecoverableError: reportAlteration,
        onCaughtError: (error) => (error instanceof DOMException ? reportAlteration(error) : reportError(error)),
        onUncaughtError(cause) {
          // React has removed the markup. The very nodes are put back, with what was typed into them.
          queueMicrotask(() => {
            root.unmount();
            element.replaceChildren(...nodes);
            if (focused instanceof HTMLElement && element.contains(focused)) focused.focus();
          });
          const error = new IslandError(id, cause);
          if (isHydrated) onBroken(error);
          else reject(error);
        },
      },
    );
  });
  return repeatOn(findSuccessor);
}

const focusedIn = (island: Element): Element | null =>
  island.contains(document.activeElement) ? document.activeElement : null;

/** An island that can't be rendered: another attempt would fail again. */
export class IslandError extends Error {
  override readonly name = 'IslandError';

  constructor(id: string, cause: unknown) {
    super(`The island ${id} cannot be rendered`, { cause });
  }
}

let isAlterationReported = false;

/** Reports, once for a page, that something other than the site has changed it. */
function reportAlteration(error: unknown): void {
  // oxlint-disable-next-line no-console -- A warning for developers: an error would be counted as one of the site.
  if (!isAlterationReported) console.warn('An island was rendered again because its markup had been changed.', error);
  isAlterationReported = true;
}

/** Reads the content the server rendered the island from, as `island.tsx` wrote it. */
function readContent(element: HTMLElement, id: string): Record<string, unknown> {
  const script = element.parentElement?.querySelector(`script[data-island-content="${CSS.escape(id)}"]`);
  const content: unknown = JSON.parse(script?.textContent ?? '');
  return content as Record<string, unknown>;
}

interface HydratedProps {
  onLayout: () => void;
  onHydrated: () => void;
  children: ReactNode;
}

function Hydrated({ onLayout, onHydrated, children }: HydratedProps): ReactNode {
  useLayoutEffect(onLayout, [onLayout]);
  useEffect(onHydrated, [onHydrated]);
  return children;
}

interface RenderAnewProps {
  island: Element;
  children: ReactNode;
}

/** How often an island is rendered anew: it may fetch its data each time. */
const MOST_FAILURES = 10;

/**
 * Renders the island anew where React can't go on, because something has changed the nodes it works with: with its first
 * state, and with what was typed and focused. An error while that is rendered reaches the root.
 */
class RenderAnew extends Component<RenderAnewProps, { error?: unknown }> {
  override state: { error?: unknown } = {};
  private failures = 0;

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override getSnapshotBeforeUpdate(): Before {
    const { island } = this.props;
    return { nodes: [...island.childNodes], focused: focusedIn(island) };
  }

  override componentDidUpdate(_: RenderAnewProps, __: unknown, { nodes, focused }: Before): void {
    this.failures += 1;
    restoreIsland(this.props.island, nodes, focused);
  }

  override render(): ReactNode {
    if (this.failures >= MOST_FAILURES) throw this.state.error;
    return this.props.children;
  }
}

interface Before {
  nodes: readonly Node[];
  focused: Element | null;
}
