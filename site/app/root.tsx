import { use } from 'react';
import type { ReactNode } from 'react';
import { announcementText } from '@onset/design-system/sections/announcement-bar';
import { ErrorScreen } from '@onset/design-system/sections/error-screen';
import { color } from '@onset/design-system/tokens';
import fontStyles from '@onset/design-system/fonts/fonts.css?url';
import { data, isRouteErrorResponse, Links, Meta, Outlet, useLocation, useMatches, useRouteError } from 'react-router';
import type { LinksFunction, MetaDescriptor, MiddlewareFunction } from 'react-router';
import { getErrorMeta } from '../compositor/head.ts';
import { BLOG_ROUTE, fillWildcard } from '../compositor/page-paths.ts';
import { PageView, RenderContext } from '../compositor/page-view.tsx';
import { isAvailable } from '../compositor/page.ts';
import { findPageByPath, findPageByRoute, validPages } from '../compositor/pages.ts';
import { hasTags } from '../config/public-config.ts';
import { announcement } from '../content/default-layout.ts';
import { gonePages } from '../content/redirects.ts';
import drawingStyles from '../runtime/drawings.css?url';
import stylesheet from './app.css?url';
import { CrawlerMap } from './crawler-map.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { errorContent, pageNotFound } from './error-content.ts';
import { consentScript, headScript } from './inline-scripts.ts';
import printStyles from './print.css?url';
import { forcedFailure } from './request-context.ts';

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** Returns the head of an error page. Other pages replace it with their own. */
export function meta({ error }: { error?: unknown }): MetaDescriptor[] {
  const { statusMessage, message } = errorContent(error, { pathname: '' });
  if (isRouteErrorResponse(error) && error.status === 404)
    return getErrorMeta(
      'Not found',
      'This page may have moved, or it never existed. Search the site, or start at the home page.',
    );
  return getErrorMeta(statusMessage ?? 'Error', message ?? 'Something went wrong on our side. Try again in a moment.');
}

/** Ends the rendering of a page with a status. The error screen gets `body`. */
function respondWithStatus(body: unknown, status: number): never {
  // oxlint-disable-next-line typescript/only-throw-error -- React Router responds with the status of a thrown response.
  throw data(body, { status });
}

/**
 * Checks that a page is available before it is rendered, at build time and on the server. A page outside its validity
 * period is a 404, a removed page a 410.
 */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ url, params, context }, next) => {
    const failure = context.get(forcedFailure);
    if (typeof failure === 'number') respondWithStatus(null, failure);
    if (failure === 'browser') throw new Error('Requested by the build');
    const path = url.pathname.replace(/(.)\/$/, '$1');
    const removed = gonePages.find((each) => each.path === path.toLowerCase());
    if (removed) respondWithStatus(removed.words, 410);
    const wildcard = params['*'];
    const page = findPageByPath(wildcard === undefined ? path : fillWildcard(BLOG_ROUTE, wildcard));
    // The route of the blog matches all paths below it.
    if (!page && wildcard !== undefined) respondWithStatus(null, 404);
    if (page && !isAvailable(page, Date.now())) respondWithStatus(pageNotFound(path), 404);
    return next();
  },
];

/** Document of all pages and error pages, with the default layout. React doesn't hydrate it. */
export function Layout({ children }: { children: ReactNode }) {
  const { runtime } = use(RenderContext);
  const failed = Boolean(useRouteError());
  const match = useMatches().at(-1);
  const page = failed ? undefined : findPageByRoute(match);
  return (
    <html
      lang="en"
      data-build={import.meta.env.BUILD_ID || undefined}
      data-middleware={page?.middleware.join(' ') || undefined}
      data-announcement={announcementText(announcement.text)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The head script loads its fonts after the first paint, so that no font delays the document. */}
        <link rel="stylesheet" href={fontStyles} media="(scripting: none)" data-fonts />
        <script>{headScript}</script>
        {hasTags && <script>{consentScript}</script>}
        <meta name="color-scheme" content="light dark" />
        <ThemeColors />
        <Meta />
        <Links />
        {/* The build replaces the link in prerendered pages: `scripts/build/page-styles.ts`. */}
        <link rel="stylesheet" href={stylesheet} />
        {/* Browsers render the page without waiting for it, and load it last. */}
        <link rel="stylesheet" href={printStyles} media="print" />
        {/* In the built site, `site/runtime/drawings.ts` loads them with the first illustration. */}
        {import.meta.env.DEV && <link rel="stylesheet" href={drawingStyles} />}
        {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
        {/* Visible content loads first: the page works without the runtime, and earlier input isn't lost. */}
        <script type="module" src={runtime} fetchPriority="low" />
      </head>
      <body className="flex flex-col">
        <DefaultLayout overlay={page?.overlay ?? true} navigation={page?.navigation ?? true}>
          {children}
        </DefaultLayout>
      </body>
    </html>
  );
}

/** Color of the browser's interface. */
function ThemeColors() {
  return (['light', 'dark'] as const).map((theme) => (
    <meta
      key={theme}
      name="theme-color"
      content={color.canvas[theme]}
      media={`(prefers-color-scheme: ${theme})`}
      data-theme-media={theme}
    />
  ));
}

export default function App() {
  return <Outlet />;
}

/**
 * Error screen in place of a page that doesn't exist or has failed. A page that doesn't exist gets the sections of
 * `/404`, with the texts of the error. Crawlers get a list of links instead.
 */
export function ErrorBoundary() {
  const { crawler, reference } = use(RenderContext);
  const error = useRouteError();
  const { pathname } = useLocation();
  if (crawler) return <CrawlerMap pages={validPages()} />;
  const content = errorContent(error, { pathname, reference });
  const page = content.statusCode === 404 ? findPageByPath('/404') : undefined;
  if (!page) return <ErrorScreen {...content} />;
  const sections = page.sections.map((section) =>
    section.name === 'error-screen' ? { ...section, content: { ...section.content, ...content } } : section,
  );
  return <PageView page={{ ...page, sections }} />;
}
