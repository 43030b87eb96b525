import { Component, createElement, Fragment, useEffect, useLayoutEffect } from 'react';
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
 * read, or with an `IslandError` if it can't be rendered; its markup is then as it was before.
 */
export async function hydrateIsland(
  element: HTMLElement,
  View: ComponentType<Record<string, unknown>>,
  readCommons: ReadCommons,
): Promise<RepeatEvents> {
  const { islandId: id = '' } = element.dataset;
  const content = withCommons(readContent(element, id), readCommons);
  const nodes = [...element.childNodes];
  let focused: EventTarget | null = document.activeElement;
  element.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  let findSuccessor: FindSuccessor = (node) => node;
  await new Promise<void>((resolve, reject) => {
    let isRestored = nodes.length === 0;
    const restore = (): void => {
      if (isRestored || nodes.some(({ parentNode }) => parentNode === element)) return;
      isRestored = true;
      findSuccessor = restoreIsland(element, nodes, focused);
    };
    const root = hydrateRoot(
      element,
      <RenderAnew island={element} focused={() => focused}>
        <Hydrated onLayout={restore} onHydrated={resolve}>
          {createElement(View, { ...content, id })}
        </Hydrated>
      </RenderAnew>,
      {
        identifierPrefix: `${id}-`,
        onRecoverableError: reportAlteration,
        onCaughtError: reportAlteration,
        onUncaughtError(error) {
          // React has removed the markup. The very nodes are put back, with what was typed into them.
          queueMicrotask(() => {
            root.unmount();
            element.replaceChildren(...nodes);
            if (focused instanceof HTMLElement && element.contains(focused)) focused.focus();
          });
          reject(new IslandError(id, error));
        },
      },
    );
  });
  return repeatOn(findSuccessor);
}

/** An island that can't be rendered: another attempt would fail again. */
export class IslandError extends Error {
  override readonly name = 'IslandError';

  constructor(id: string, cause: unknown) {
    super(`The island ${id} cannot be rendered`, { cause });
  }
}

let isAlterationReported = false;

/** Reports, once for a page, that something beside the site has changed it. Visitors lose nothing by it. */
function reportAlteration(error: unknown): void {
  // oxlint-disable-next-line no-console -- A warning for developers: an error would be counted as one of the site.
  if (!isAlterationReported) console.warn('An island was rendered anew, because its markup had been changed.', error);
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
  focused: () => EventTarget | null;
  children: ReactNode;
}

let attempts = 0;

/**
 * Renders the island anew where React can't go on, because something has changed the nodes it works with: with its first
 * state, and with what was typed and focused. An error while that is rendered reaches the root.
 */
class RenderAnew extends Component<RenderAnewProps, { attempt: number }> {
  override state = { attempt: 0 };

  static getDerivedStateFromError(): { attempt: number } {
    attempts += 1;
    return { attempt: attempts };
  }

  override getSnapshotBeforeUpdate(_: RenderAnewProps, { attempt }: { attempt: number }): Node[] | null {
    return attempt === this.state.attempt ? null : [...this.props.island.childNodes];
  }

  override componentDidUpdate(_: RenderAnewProps, __: unknown, before: Node[] | null): void {
    if (before) restoreIsland(this.props.island, before, this.props.focused());
  }

  override render(): ReactNode {
    return <Fragment key={this.state.attempt}>{this.props.children}</Fragment>;
  }
}
