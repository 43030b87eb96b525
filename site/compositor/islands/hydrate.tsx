import { Component, createElement, useEffect, useLayoutEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createEventRepeater, restoreIsland } from './restore-island.ts';
import type { FindReplacement, RepeatEvents } from './restore-island.ts';

/**
 * Hydrates an island: React takes over its markup, rendering `View` with the content in the document. If a browser
 * extension or a translator has changed the markup, React renders it again, and input and focus are restored.
 *
 * Resolves when its handlers are attached, with a function that repeats earlier events. Rejects if its content can't be
 * read, or with an `IslandError` if it can't be rendered; its markup is then unchanged. Calls `onBroken` if a later
 * render fails.
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
  let focused = findFocused(element);
  const trackFocus = ({ target }: FocusEvent): void => {
    if (target instanceof Element) focused = target;
  };
  element.addEventListener('focusin', trackFocus);
  let findReplacement: FindReplacement = (node) => node;
  let isHydrated = false;
  await new Promise<void>((resolve, reject) => {
    const finish = (): void => {
      if (isHydrated) return;
      isHydrated = true;
      element.removeEventListener('focusin', trackFocus);
      if (!nodes.some(({ parentNode }) => parentNode === element))
        findReplacement = restoreIsland(element, nodes, focused);
    };
    const root = hydrateRoot(
      element,
      <RetryBoundary island={element}>
        <Hydrated onLayout={finish} onHydrated={resolve}>
          {createElement(View, { ...content, id })}
        </Hydrated>
      </RetryBoundary>,
      {
        identifierPrefix: `${id}-`,
        onRecoverableError: reportAlteration,
        onCaughtError: (error) => (error instanceof DOMException ? reportAlteration(error) : reportError(error)),
        onUncaughtError(cause) {
          // React has removed the markup. The same nodes are restored, with their input.
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
  return createEventRepeater(findReplacement);
}

const findFocused = (island: Element): Element | null =>
  island.contains(document.activeElement) ? document.activeElement : null;

/** Error of an island that can't be rendered: another attempt would fail again. */
export class IslandError extends Error {
  override readonly name = 'IslandError';

  constructor(id: string, cause: unknown) {
    super(`The island ${id} cannot be rendered`, { cause });
  }
}

let isAlterationReported = false;

/** Warns, once per page, that a browser extension or a translator has changed it. */
function reportAlteration(error: unknown): void {
  // oxlint-disable-next-line no-console -- For developers. Error monitoring would count it as an error of the site.
  if (!isAlterationReported) console.warn('An island was rendered again because its markup had been changed.', error);
  isAlterationReported = true;
}

/** Reads the content with which the island was rendered. `page-view.tsx` writes it. */
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

interface RetryBoundaryProps {
  island: Element;
  children: ReactNode;
}

/** Maximum number of renders after errors, because each may request data again. */
const MAX_FAILURES = 10;

/**
 * Error boundary that renders the island again, with its initial state, if React fails because its nodes were changed by
 * something else. Restores input and focus. After `MAX_FAILURES`, the error reaches the root.
 */
class RetryBoundary extends Component<RetryBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {};
  private failures = 0;

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override getSnapshotBeforeUpdate(): Snapshot {
    const { island } = this.props;
    return { nodes: [...island.childNodes], focused: findFocused(island) };
  }

  override componentDidUpdate(_: RetryBoundaryProps, __: unknown, { nodes, focused }: Snapshot): void {
    this.failures += 1;
    restoreIsland(this.props.island, nodes, focused);
  }

  override render(): ReactNode {
    if (this.failures >= MAX_FAILURES) throw this.state.error;
    return this.props.children;
  }
}

interface Snapshot {
  nodes: readonly Node[];
  focused: Element | null;
}

/** Returns the current text of a key in the site settings, or the fallback. */
type ReadCommons = (key: string, fallback: string) => string;

/**
 * Returns content with the current texts of the site settings. The runtime may have inserted them into the markup already,
 * and React expects the markup that it would render.
 */
export function withCommons<T>(value: T, read: ReadCommons): T;
export function withCommons(value: unknown, read: ReadCommons): unknown {
  if (Array.isArray(value)) return value.map((part: unknown) => withCommons(part, read));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, part]): [string, unknown] => [name, withCommons(part, read)]);
  const copy = Object.fromEntries(entries);
  const { key, fallback } = copy;
  return typeof key === 'string' && typeof fallback === 'string' && entries.length === 2
    ? { key, fallback: read(key, fallback) }
    : copy;
}
