import type { AxeResults, RunOptions } from 'axe-core';
import { useEffect, useState } from 'react';
import type { Drawing } from '../../protocol/protocol.ts';
import { wake } from '../canvas/awake.ts';
import { UNFINISHED } from '../canvas/unfinished.ts';
import type { View } from '../canvas/view.ts';
import type { Finding } from './findings.ts';

/** How long nothing must change for the page to be looked at, in milliseconds: it takes a moment in which nothing else is done. */
const PAUSE = 1200;

/** When axe is free again. */
let turn: Promise<unknown> = Promise.resolve();

type AxeWindow = Window & { axe?: { run: (context: Document, options: RunOptions) => Promise<AxeResults> } };

/** What axe finds in the page as it is shown now: contrast, names, roles. Undefined until it has looked. */
export function useAxe(
  page: Document | undefined,
  drawing: Drawing | undefined,
  view: View,
  isBusy: boolean,
): readonly Finding[] | undefined {
  const [findings, setFindings] = useState<readonly Finding[]>();
  useEffect(() => {
    if (!page || !drawing || isBusy) return undefined;
    let isWanted = true;
    const look = async (): Promise<void> => {
      // Axe looks at one thing at a time.
      await turn;
      if (!isWanted) return;
      const looking = runAxe(page).catch((error: unknown): readonly Finding[] => [
        { kind: 'shown', text: `The page could not be checked: ${String(error)}`, place: '', path: undefined },
      ]);
      turn = looking;
      const results = await looking;
      if (isWanted) setFindings(results);
    };
    const timer = setTimeout(() => void look(), PAUSE);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [page, drawing, view, isBusy]);
  return findings;
}

async function runAxe(page: Document): Promise<readonly Finding[]> {
  const window = page.defaultView as AxeWindow | null;
  if (!window) return [];
  const axe = window.axe ?? (await load(page, window));
  const sleep = wake(page);
  try {
    const { violations } = await axe.run(page, { resultTypes: ['violations'] });
    return violations.flatMap(({ help, nodes }) =>
      nodes.flatMap((node): Finding[] => {
        const section = page.querySelector(String(node.target[0]))?.closest('main > *');
        if (section?.hasAttribute(UNFINISHED)) return [];
        const id = section?.id || section?.getAttribute('data-island-id');
        const place = id ? `#${id}` : 'The layout';
        return [{ kind: 'shown', text: `${help}: ${node.html.slice(0, 120)}`, place, path: undefined }];
      }),
    );
  } finally {
    sleep();
  }
}

/** Axe must run in the window it looks at. */
function load(page: Document, window: AxeWindow): Promise<NonNullable<AxeWindow['axe']>> {
  return new Promise((resolve, reject) => {
    const script = page.createElement('script');
    script.src = '/node_modules/axe-core/axe.min.js';
    script.addEventListener('load', () => {
      script.remove();
      if (window.axe) resolve(window.axe);
      else reject(new Error('axe could not be loaded'));
    });
    script.addEventListener('error', () => reject(new Error('axe could not be loaded')));
    page.head.append(script);
  });
}
