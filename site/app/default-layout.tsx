import type { ReactNode } from 'react';
import { SkipLink } from '@onset/design-system/primitives/skip-link';
import { ToastRegion } from '@onset/design-system/primitives/toast';
import { AnnouncementBar } from '@onset/design-system/sections/announcement-bar';
import { ConsentBanner } from '@onset/design-system/sections/consent-banner';
import { Footer } from '@onset/design-system/sections/footer';
import { SiteHeader } from '@onset/design-system/sections/site-header';
import { hasTags, publicConfig } from '../config/public-config.ts';
import { consentBanner, cookieSettingsLabel } from '../content/consent.ts';
import { announcement, footer, header } from '../content/default-layout.ts';

/**
 * The layout of every page. The dark overlay tones the backdrop of the page down, beneath its content (`page.css`). It never
 * takes a click.
 */
export function DefaultLayout({ overlay, children }: { overlay: boolean; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      {hasTags && <ConsentBanner {...consentBanner((tool) => publicConfig[tool] !== null)} />}
      <AnnouncementBar {...announcement} />
      <SiteHeader {...header} />
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer {...footer} {...(hasTags && { cookieSettingsLabel })} />
      {overlay && <div data-overlay aria-hidden="true" />}
      <ToastRegion />
    </>
  );
}
