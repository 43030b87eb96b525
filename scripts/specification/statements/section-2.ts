import type { Section } from '../statement.ts';

/** The page is there, and says what it is. */
const ROUTE_IS_THERE = [
  'tests/meta/specification.test.ts › specification 2: a route of the specification is held where its page is there, and open where it is not',
  'tests/e2e/documents.test.ts › the source of a page › %s says what it is',
];

export const section2: Section = {
  number: 2,
  title: 'Screens and routes',
  statements: [
    {
      says: 'All client routes are public; no guard is declared on any of them.',
      heldBy: [
        'tests/e2e/account.test.ts › a signed-out visitor › sees what the profile is for and where to log in, and stays',
        'tests/e2e/specification.test.ts › specification 2: no route is guarded › %s is there for everybody',
        'tests/e2e/specification.test.ts › specification 2: no route is guarded › %s leads nobody elsewhere, and fetches the commons once, when all scripts have run',
      ],
    },
    {
      says: 'No route has parameters.',
      heldBy: [
        'site/compositor/page-files.test.ts › %s is the page %s',
        'site/compositor/page-files.test.ts › %s is told: no page has such a name',
      ],
    },
    {
      says: 'A named middleware called auth exists.',
      heldBy: [
        'site/compositor/middleware.test.ts › auth sends a signed-out visitor to log in, and back afterwards',
        'site/compositor/middleware.test.ts › auth lets a signed-in visitor pass, and no middleware everybody',
        'tests/e2e/specification.test.ts › specification 2: middleware called auth, on a page that names it, leads a signed-out visitor to log in',
      ],
    },
    {
      says: 'No route uses it.',
      heldBy: ['tests/e2e/specification.test.ts › specification 2: no route is guarded › %s names no middleware'],
    },
    {
      says: 'There is a route `/ (index)`.',
      heldBy: ROUTE_IS_THERE,
    },
    {
      says: 'There is a route `/404`.',
      heldBy: ROUTE_IS_THERE,
    },
    {
      says: 'There is a route `/blog`.',
      heldBy: ROUTE_IS_THERE,
    },
    {
      says: 'There is a route `/login`.',
      heldBy: ROUTE_IS_THERE,
    },
    {
      says: 'There is a route `/register`.',
      heldBy: ROUTE_IS_THERE,
    },
    {
      says: 'There is a route `/refund`.',
      heldBy: ROUTE_IS_THERE,
    },
    {
      says: 'There is a route `/pricing`.',
      heldBy: ROUTE_IS_THERE,
    },
    {
      says: 'There is a route `/privacy`.',
      heldBy: ROUTE_IS_THERE,
    },
    {
      says: 'There is a route `/profile`.',
      heldBy: ROUTE_IS_THERE,
    },
    {
      says: 'There is a route `/success`.',
      heldBy: ROUTE_IS_THERE,
    },
    { says: 'There is a route `/download`.', heldBy: ROUTE_IS_THERE },
    {
      says: 'There is a route `/features`.',
      heldBy: ROUTE_IS_THERE,
    },
    {
      says: 'There is a route `/changelog`.',
      heldBy: ROUTE_IS_THERE,
    },
    { says: 'There is a route `/use-cases`.', heldBy: ROUTE_IS_THERE },
    {
      says: 'There is a route `/how-it-works`.',
      heldBy: ROUTE_IS_THERE,
    },
    {
      says: 'There is a route `/checkout`.',
      heldBy: ROUTE_IS_THERE,
    },
    {
      says: 'There is a route `/customer-portal`.',
      heldBy: ROUTE_IS_THERE,
    },
    { says: 'There is a route `/vs-screen-studio`.', heldBy: ROUTE_IS_THERE },
    {
      says: 'There is a route `/terms-and-conditions`.',
      heldBy: ROUTE_IS_THERE,
    },
    { says: 'There is a route `/macos-screen-recorder`.', heldBy: ROUTE_IS_THERE },
    { says: 'There is a route `/video-editing-software`.', heldBy: ROUTE_IS_THERE },
    { says: 'There is a route `/camera-background-removal`.', heldBy: ROUTE_IS_THERE },
    { says: 'There is a route `/screen-recording-software`.', heldBy: ROUTE_IS_THERE },
    {
      says: 'There is a route `/open-source-screen-recorder`.',
      heldBy: ROUTE_IS_THERE,
    },
    {
      says: 'There is a route `/tutorial-recording-software`.',
      heldBy: ROUTE_IS_THERE,
    },
    {
      says: 'Login and register collect credentials.',
      heldBy: [
        'tests/e2e/visitor.test.ts › a visitor with a %s › reads, registers, changes what is theirs, and comes back',
      ],
    },
    {
      says: 'The profile lets a signed-in user update their profile and change their password.',
      heldBy: [
        'tests/e2e/visitor.test.ts › a visitor with a %s › reads, registers, changes what is theirs, and comes back',
      ],
    },
    {
      says: 'One default layout wraps every page.',
      heldBy: [
        'tests/e2e/specification.test.ts › specification 2: one default layout wraps every page › %s',
        'tests/e2e/errors.test.ts › specification 2: an error of the server › has the error screen in the default layout, and is not to be found',
      ],
    },
    {
      says: 'A dark overlay element is shown on every page except checkout and profile.',
      heldBy: [
        'tests/e2e/overlay.test.ts › a dark overlay element is shown on every page except checkout and profile',
        'site/app/pages.test.tsx › no overlay on checkout and profile, one everywhere else',
      ],
    },
    {
      says: 'The site sets a page title and a short description.',
      heldBy: [
        'tests/e2e/documents.test.ts › the source of a page › %s says what it is',
        'tests/e2e/errors.test.ts › specification 2: %s has a title and a description',
        'site/compositor/head.test.tsx › title, description, canonical and what others show of a shared link',
      ],
    },
    {
      says: 'The error screen shows status code, status message and message.',
      heldBy: [
        'tests/e2e/not-found.test.ts › a path nobody made › is answered with 404 and the error screen in the default layout',
        'tests/e2e/errors.test.ts › specification 2: an error of the server › has the error screen in the default layout, and is not to be found',
        'tests/e2e/errors.test.ts › specification 2: an error after the page is there',
        'site/app/error-content.test.ts › the words of an error that has some for people are shown, whatever its status',
      ],
    },
    {
      says: 'It has a Try Again button that clears the error and goes to the home page.',
      heldBy: [
        'tests/e2e/not-found.test.ts › a path nobody made › lets the visitor try again, which leads home',
        'tests/e2e/errors.test.ts › specification 2: an error of the server › has %s, which leads home without any script',
        'tests/e2e/errors.test.ts › specification 2: an error after the page is there',
      ],
    },
    {
      says: 'It has a Back to Home link.',
      heldBy: [
        'tests/e2e/not-found.test.ts › a path nobody made › is answered with 404 and the error screen in the default layout',
        'tests/e2e/errors.test.ts › specification 2: an error of the server › has %s, which leads home without any script',
        'tests/e2e/errors.test.ts › specification 2: an error after the page is there',
      ],
    },
    {
      says: 'It is marked noindex.',
      heldBy: [
        'tests/e2e/not-found.test.ts › a path nobody made › is answered with 404 and the error screen in the default layout',
        'tests/e2e/errors.test.ts › specification 2: an error of the server',
        'tests/e2e/errors.test.ts › specification 2: an error after the page is there',
        'tests/e2e/documents.test.ts › the source of a page › a page nobody should find says so',
        'site/compositor/head.test.tsx › a page that is not to be found says so, and so does an error',
      ],
    },
    {
      says: 'Its fallback texts are: Error; Something went wrong; An unexpected error occurred. Please try again.',
      heldBy: [
        'tests/e2e/specification.test.ts › specification 2: the fallback texts of the error screen',
        'site/app/error-content.test.ts › an error of the program leaves all words to the screen',
      ],
    },
    {
      says: 'A route with no match gives a non-fatal 404 with the message Page not found: {path}.',
      heldBy: [
        'tests/e2e/not-found.test.ts › a path nobody made › is answered with 404 and the error screen in the default layout',
        'site/compositor/not-found.test.ts › %s is shown as %s',
      ],
    },
    {
      says: 'Crawlers never get the error page.',
      heldBy: ['tests/e2e/errors.test.ts › specification 8: %s never gets the error page'],
    },
    {
      says: 'Landing-page sections exist: footer, FAQ accordion, pricing, features.',
      heldBy: [
        'tests/e2e/accessibility.test.ts › by keyboard › questions open and close',
        'tests/e2e/specification.test.ts › specification 2: landing-page sections: footer, questions, pricing, features',
      ],
    },
    {
      says: 'What the other screens let a user do is left open.',
      heldBy: ['site/app/pages.test.tsx › site/pages/%s › leads only to what there is'],
    },
    {
      says: 'What the landing-page sections say is left open.',
      heldBy: ['site/app/pages.test.tsx › site/pages/%s › leads only to what there is'],
    },
  ],
};
