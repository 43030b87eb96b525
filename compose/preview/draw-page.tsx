import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { DefaultLayout } from '../../site/app/default-layout.tsx';
import { PageView, RenderContext } from '../../site/compositor/page-view.tsx';
import type { Page } from '../../site/compositor/page.ts';

const renderIsland = (island: ReactNode, identifierPrefix: string): string =>
  renderToString(island, { identifierPrefix });

/** Renders the body of a page as the build does: the default layout, with the sections in it. */
export function drawPage(page: Page): string {
  return renderToString(
    <RenderContext value={{ renderIsland, runtime: undefined, crawler: false, reference: undefined }}>
      <DefaultLayout overlay={page.overlay} navigation={page.navigation}>
        <PageView page={page} />
      </DefaultLayout>
    </RenderContext>,
  );
}
