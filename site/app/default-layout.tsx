import type { ReactNode } from 'react';
import { SkipLink } from '@onset/design-system/primitives/skip-link';
import { toastRegionStyles } from '@onset/design-system/primitives/toast';
import { Footer } from '@onset/design-system/sections/footer';
import { SiteHeader } from '@onset/design-system/sections/site-header';
import { footer, header } from '../content/default-layout.ts';

/**
 * The layout of every page (specification section 2). The dark overlay is a scrim: it dims the page while a menu of the
 * header is open on a small screen, so that the menu alone is lit (`app.css`). It never takes a click.
 */
export function DefaultLayout({ overlay, children }: { overlay: boolean; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <SiteHeader {...header} />
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer {...footer} />
      {overlay && <div data-overlay aria-hidden="true" />}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An `output` holds words; a toast may hold buttons. */}
      <div data-toasts role="status" aria-atomic="false" className={toastRegionStyles} />
    </>
  );
}
