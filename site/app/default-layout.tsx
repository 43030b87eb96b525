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

interface DefaultLayoutProps {
  /** Darkens the page's background (`page.css`). */
  overlay: boolean;
  /**
   * Shows the header's links, its action and the login, and all links of the footer. Pages without them have their own
   * login.
   */
  navigation: boolean;
  children: ReactNode;
}

/** The layout of every page. */
export function DefaultLayout({ overlay, navigation, children }: DefaultLayoutProps) {
  const { brand, account, menuLabel } = header;
  const { feed: _, columns, ...withoutFeed } = footer;
  return (
    <>
      <SkipLink />
      {hasTags && <ConsentBanner {...consentBanner((tool) => publicConfig[tool] !== null)} />}
      <AnnouncementBar {...announcement} />
      <SiteHeader {...(navigation ? header : { brand, links: [], account, menuLabel })} />
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer
        {...(navigation ? footer : { ...withoutFeed, columns: columns.filter(({ heading }) => heading === 'Legal') })}
        {...(hasTags && { cookieSettingsLabel })}
      />
      {overlay && <div data-overlay aria-hidden="true" />}
      <ToastRegion id="toasts" />
    </>
  );
}
