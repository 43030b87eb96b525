import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { DefaultLayout } from '../../site/app/default-layout.tsx';
import { PageView } from '../../site/compositor/page-view.tsx';
import type { Page } from '../../site/compositor/page.ts';
import { RenderContext } from '../../site/compositor/render-context.ts';

const renderIsland = (island: ReactNode, identifierPrefix: string): string =>
  renderToString(island, { identifierPrefix });

/** What the body of a page holds, as the build draws it: the default layout, with the sections in it. */
export function drawPage(page: Page): string {
  return renderToString(
    <RenderContext value={{ renderIsland, runtime: undefined, crawler: false, reference: undefined }}>
      <DefaultLayout overlay={page.overlay}>
        <PageView page={page} />
      </DefaultLayout>
    </RenderContext>,
  );
}
