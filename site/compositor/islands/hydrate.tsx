import { Component, createElement, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { withTexts } from './texts.ts';
import type { ReadText } from './texts.ts';
import { islands } from './registry.ts';

/**
 * Makes one island alive: React takes over its markup with the props in the document. Settled when its handlers are in
 * place. Rejects when its code or its props cannot be had, or when it cannot be drawn; its markup then stays as it is.
 */
export async function hydrateIsland(element: HTMLElement, readText: ReadText): Promise<void> {
  const { island: name = '', islandId: id = '' } = element.dataset;
  const load = islands[name];
  if (!load) throw new Error(`No island is called ${name}`);
  const View = (await load()) as ComponentType<Record<string, unknown>>;
  const props = withTexts(readProps(element, id), readText);
  const markup = element.innerHTML;
  await new Promise<void>((resolve, reject) => {
    hydrateRoot(
      element,
      <Markup html={markup}>
        <Awake onAwake={resolve}>{createElement(View, props)}</Awake>
      </Markup>,
      { identifierPrefix: `${id}-`, onCaughtError: reject },
    );
  });
}

function readProps(element: HTMLElement, id: string): Record<string, unknown> {
  const script = element.parentElement?.querySelector(`script[data-island-props="${CSS.escape(id)}"]`);
  const props: unknown = JSON.parse(script?.textContent ?? '');
  return props as Record<string, unknown>;
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }): ReactNode {
  useEffect(onAwake, [onAwake]);
  return children;
}

/** Shows the markup of before where the section cannot be drawn: a fault in an island takes nothing from its reader. */
class Markup extends Component<{ html: string; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    // oxlint-disable-next-line react/no-danger -- What the server drew in this very place.
    return this.state.broken ? <div dangerouslySetInnerHTML={{ __html: this.props.html }} /> : this.props.children;
  }
}
