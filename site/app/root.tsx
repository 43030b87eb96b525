import { use } from 'react';
import type { ReactNode } from 'react';
import { announcementText } from '@onset/design-system/sections/announcement-bar';
import { ErrorScreen } from '@onset/design-system/sections/error-screen';
import { color } from '@onset/design-system/tokens';
import fontStyles from '@onset/design-system/fonts/fonts.css?url';
import { data, isRouteErrorResponse, Links, Meta, Outlet, useLocation, useMatches, useRouteError } from 'react-router';
import type { LinksFunction, MetaDescriptor, MiddlewareFunction } from 'react-router';
import { BLOG_ROUTE } from '../compositor/generated-paths.ts';
import { headOfError } from '../compositor/head.ts';
import { pageNotFound } from '../compositor/not-found.ts';
import { filledPath } from '../compositor/page-files.ts';
import { PageView } from '../compositor/page-view.tsx';
import { RenderContext } from '../compositor/render-context.ts';
import { isValid } from '../compositor/validity.ts';
import { hasTags } from '../config/public-config.ts';
import { announcement } from '../content/default-layout.ts';
import { gonePages } from '../content/redirects.ts';
import drawingStyles from '../runtime/drawings.css?url';
import { consentScript } from './consent-script.ts';
import stylesheet from './app.css?url';
import { CrawlerMap } from './crawler-map.tsx';
import { DefaultLayout } from './default-layout.tsx';
import { errorContent } from './error-content.ts';
import { failure } from './failure.ts';
import { headScript } from './head-script.ts';
import printStyles from './print.css?url';
import { pageOfPath, pageOfRoute, validPages } from './pages.ts';

export const links: LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
];

/** The head of an error; every page has a head of its own in place of this one. */
export function meta({ error }: { error?: unknown }): MetaDescriptor[] {
  const { statusMessage, message } = errorContent(error, { pathname: '' });
  if (isRouteErrorResponse(error) && error.status === 404)
    return headOfError(
      'Not found',
      'This page may have moved, or it never existed. Search the site, or start at the home page.',
    );
  return headOfError(statusMessage ?? 'Error', message ?? 'Something went wrong on our side. Try again in a moment.');
}

/** Ends the drawing of a page with a status, and with what its error screen goes by. */
function answer(body: unknown, status: number): never {
  // oxlint-disable-next-line typescript/only-throw-error -- React Router's way to answer with a status.
  throw data(body, { status });
}

/**
 * Before any page is drawn, at the build and on the server: is it there? A page that fails its validity check is a 404,
 * one that is gone for good a 410.
 */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ url, params, context }, next) => {
    const asked = context.get(failure);
    if (typeof asked === 'number') answer(null, asked);
    if (asked === 'browser') throw new Error('Requested by the build');
    const path = url.pathname.replace(/(.)\/$/, '$1');
    const gone = gonePages.find((each) => each.path === path.toLowerCase());
    if (gone) answer(gone.words, 410);
    const rest = params['*'];
    const page = pageOfPath(rest === undefined ? path : filledPath(BLOG_ROUTE, rest));
    // The route of the blog takes every address below it.
    if (!page && rest !== undefined) answer(null, 404);
    if (page && !isValid(page.validity, Date.now())) answer(pageNotFound(path), 404);
    return next();
  },
];

/** The document around every page and every error, with the default layout in it. Nothing of it is hydrated. */
export function Layout({ children }: { children: ReactNode }) {
  const { runtime } = use(RenderContext);
  const failed = Boolean(useRouteError());
  const match = useMatches().at(-1);
  const page = failed ? undefined : pageOfRoute(match);
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
        {/* Browsers fetch it last and render the page before. */}
        <link rel="stylesheet" href={printStyles} media="print" />
        {/* In the built site they come with the first drawing: `site/runtime/drawings.ts`. */}
        {import.meta.env.DEV && <link rel="stylesheet" href={drawingStyles} />}
        {import.meta.env.DEV && <script type="module" src="/@vite/client" />}
        {/* What is seen comes first: the page works without, and nothing typed before it is lost. */}
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

/** The colour of the browser's own frame. */
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
  const page = content.statusCode === 404 ? pageOfPath('/404') : undefined;
  if (!page) return <ErrorScreen {...content} />;
  const sections = page.sections.map((section) =>
    section.name === 'error-screen' ? { ...section, content: { ...section.content, ...content } } : section,
  );
  return <PageView page={{ ...page, sections }} />;
}
