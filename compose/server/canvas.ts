/**
 * The document that pages are shown in. Nothing of it acts: no script of the site runs, no form is sent, and nothing is
 * fetched but styles, fonts and pictures. What lets axe in is the one script of this machine.
 */
export const canvas = `<!doctype html>
<html lang="en" class="fonts-loaded">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>The page as built</title>
<meta name="color-scheme" content="light dark">
<link rel="stylesheet" href="/site/app/app.css">
<link rel="stylesheet" href="/site/runtime/drawings.css">
<style>[data-tab] { display: block !important; }</style>
</head>
<body class="flex flex-col"></body>
</html>
`;

/** The policy of that document. */
export const canvasPolicy = [
  "default-src 'none'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self' data:",
  "img-src 'self' data:",
  "media-src 'self'",
  "script-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');
