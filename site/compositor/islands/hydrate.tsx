import { createElement, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { withCommons } from './commons.ts';
import type { ReadCommons } from './commons.ts';

/**
 * Makes one island alive: React takes over its markup, drawing `View` with the content in the document. Settled when its
 * handlers are in place. Rejects when its content cannot be had, or with an `IslandError` when it cannot be drawn; its
 * markup is then as it was before.
 */
export async function hydrateIsland(
  element: HTMLElement,
  View: ComponentType<Record<string, unknown>>,
  readCommons: ReadCommons,
): Promise<void> {
  const { islandId: id = '' } = element.dataset;
  const content = withCommons(readContent(element, id), readCommons);
  const nodes = [...element.childNodes];
  let focused: EventTarget | null = document.activeElement;
  element.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  await new Promise<void>((resolve, reject) => {
    const root = hydrateRoot(element, <Awake onAwake={resolve}>{createElement(View, { ...content, id })}</Awake>, {
      identifierPrefix: `${id}-`,
      onUncaughtError(error) {
        // React has taken the markup away. The very nodes come back, with what was typed into them.
        queueMicrotask(() => {
          root.unmount();
          element.replaceChildren(...nodes);
          if (focused instanceof HTMLElement && element.contains(focused)) focused.focus();
        });
        reject(new IslandError(id, error));
      },
    });
  });
}

/** An island that cannot be drawn: waking it again would fail again. */
export class IslandError extends Error {
  override readonly name = 'IslandError';

  constructor(id: string, cause: unknown) {
    super(`The island ${id} cannot be drawn`, { cause });
  }
}

/** The content the server drew the island from, as `island.tsx` wrote it. */
function readContent(element: HTMLElement, id: string): Record<string, unknown> {
  const script = element.parentElement?.querySelector(`script[data-island-content="${CSS.escape(id)}"]`);
  const content: unknown = JSON.parse(script?.textContent ?? '');
  return content as Record<string, unknown>;
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }): ReactNode {
  useEffect(onAwake, [onAwake]);
  return children;
}
