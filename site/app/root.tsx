import { use } from 'react';
import type { ReactNode } from 'react';
import displayFont from '@onset/design-system/fonts/display.woff2?url';
import textFont from '@onset/design-system/fonts/text.woff2?url';
import { ErrorScreen } from '@onset/design-system/sections/error-screen';
import { color } from '@onset/design-system/tokens';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useLocation,
  useMatches,
  useRouteError,
} from 'react-router';
import type { LinksFunction, MetaDescriptor, MiddlewareFunction } from 'react-router';
import { headOfError } from '../compositor/head.ts';
import { pageAmong } from '../compositor/page.ts';
import type { Page } from '../compositor/page.ts';
import { RenderContext } from '../compositor/render-context.ts';
import styles from './app.css?url';
import { AppBehaviour } from './app-behaviour.tsx';
import { CrawlerMap } from './crawler-map.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { errorContent } from './error-content.ts';
import { headScript } from './head-script.ts';
import { allPages } from './pages.server.ts';
import { prerendered } from './prerendered.ts';
import { requireValid } from './validity.ts';

export const links: LinksFunction = () => [
  { rel: 'preload', href: displayFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: textFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

/** The head of an error; every page has a head of its own in place of this one. */
export function meta({ error }: { error?: unknown }): MetaDescriptor[] {
  return headOfError(isRouteErrorResponse(error) && error.status === 404 ? 'Not found' : 'Error');
}

/** Before any page is drawn, at the build and on the server: is it there? */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ url }, next) => {
    await requireValid(allPages(), url.pathname);
    return next();
  },
];

/**
 * The document around every page and every error, with the default layout in it. A document page gets the runtime and
 * nothing of React; in the browser this runs only where React Router has hydrated an app page.
 */
export function Layout({ children }: { children: ReactNode }) {
  const { runtime, pages } = use(RenderContext);
  const page = pageAmong(useMatches().map(({ handle }) => handle));
  const failed = Boolean(useRouteError());
  const inBrowser = !import.meta.env.SSR;
  const isApp = inBrowser || (page?.kind === 'app' && !failed);
  const appPaths = inBrowser ? document.documentElement.dataset['apps'] : appPathsOf(pages);
  return (
    <html
      lang="en"
      data-kind={isApp ? 'app' : 'document'}
      data-apps={isApp ? appPaths : undefined}
      data-middleware={(!isApp && page?.middleware.join(' ')) || undefined}
      // The script below and the runtime set attributes of their own.
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script>{headScript}</script>
        <meta name="color-scheme" content="light dark" />
        {!inBrowser && <ThemeColors />}
        <Meta />
        <Links />
        {!isApp && <script type="module" src={runtime} />}
      </head>
      <body className="flex flex-col">
        <DefaultLayout overlay={page?.overlay ?? true}>{children}</DefaultLayout>
        {isApp && <Scripts />}
      </body>
    </html>
  );
}

/** The colour of the browser's own frame. Drawn on the server only: no page's differs, so no script needs the tokens. */
function ThemeColors() {
  return (['light', 'dark'] as const).map((theme) => (
    <meta
      key={theme}
      name="theme-color"
      content={color.canvas[theme]}
      media={`(prefers-color-scheme: ${theme})`}
      data-theme-color={theme}
    />
  ));
}

function appPathsOf(pages: readonly Page[]): string {
  return (
    pages
      // Whether a checked page is there only the server knows, so the way to it leads through the server.
      .filter(({ kind, validate }) => kind === 'app' && !validate)
      .map(({ path }) => path)
      .join(' ')
  );
}

export default function App() {
  return (
    <AppBehaviour>
      <Outlet />
    </AppBehaviour>
  );
}

/** What stands in the layout in place of a page that is not there or has failed. A crawler never gets the error screen. */
export function ErrorBoundary() {
  const { crawler, pages } = use(RenderContext);
  const error = useRouteError();
  const { pathname } = useLocation();
  const before = import.meta.env.SSR ? undefined : prerendered();
  if (crawler) return <CrawlerMap pages={pages} />;
  // oxlint-disable-next-line react/no-danger -- The page as this server drew it.
  if (before !== undefined) return <div dangerouslySetInnerHTML={{ __html: before }} />;
  // In the browser the button clears the error; on the server it is a link, which works before any script.
  const tryAgain = import.meta.env.SSR ? {} : { onTryAgain: () => location.assign('/') };
  return <ErrorScreen {...errorContent(error, pathname)} {...tryAgain} />;
}
