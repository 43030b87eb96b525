import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { DefaultLayout } from '../../site/app/default-layout.tsx';
import { drawSection, PageView } from '../../site/compositor/page-view.tsx';
import type { Page, PageSection } from '../../site/compositor/page.ts';
import { RenderContext } from '../../site/compositor/render-context.ts';
import type { ChosenStates } from '../protocol/protocol.ts';
import { statesOf } from './states/states.ts';

const renderIsland = (island: ReactNode, identifierPrefix: string): string =>
  renderToString(island, { identifierPrefix });

/**
 * What the body of a page holds, as the build draws it: the default layout, with the sections in it. A section that is
 * looked at in a state is drawn in it; all others are as they are built.
 */
export function drawPage(page: Page, states: ChosenStates = {}): string {
  const draw = (section: PageSection): ReactNode => {
    const { name, id, content } = section;
    const state = Object.hasOwn(states, id) ? statesOf(name).find((each) => each.name === states[id]) : undefined;
    return state ? state.draw(content, id) : drawSection(section);
  };
  return renderToString(
    <RenderContext value={{ renderIsland, runtime: undefined, crawler: false, reference: undefined }}>
      <DefaultLayout overlay={page.overlay}>
        <PageView page={page} draw={draw} />
      </DefaultLayout>
    </RenderContext>,
  );
}
