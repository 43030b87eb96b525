import { brand } from '../../brand.ts';
import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'replace-missing-content',
  status: 'stable',
  summary: 'Replaces a missing or failed page or section, explains the error and offers next steps.',
  keywords: ['404', '500', 'not found', 'offline', 'something went wrong'],
  anatomy: [
    { part: 'Status', description: 'The status code or a word on a broken clip.' },
    { part: 'Playhead', description: 'Marks the break. Its time is the status code: 404 is 00:04:04.' },
    { part: 'Heading', description: 'What happened, in a few words.' },
    { part: 'Message', description: 'What the error means for the visitor, and what still works.' },
    { part: 'Return time', description: 'When the page will be available again, if known.' },
    { part: 'Reference', description: 'An ID for support. One click selects it.' },
    {
      part: 'Actions',
      description: 'Back to Home and Try Again lead to the home page. “Reload this page” is optional.',
    },
    { part: 'Links', description: 'Two or three pages that the visitor probably wanted, each with one line.' },
  ],
  useWhen: [
    'A page doesn’t exist, was removed or failed to load.',
    'The site is down for maintenance, or the visitor is offline.',
    'A section failed to load. Set `headingLevel` to 2.',
  ],
  avoidWhen: [
    'A search has no results. Use `empty-state` instead.',
    'A form is invalid. Show errors on its fields instead.',
  ],
  dos: [
    {
      text: 'State when the site is back, with the time zone.',
      content: {
        statusCode: 503,
        statusMessage: 'Down for half an hour',
        message: 'We’re moving the accounts to a larger disk.',
        until: { text: 'Back on Sunday, 29 November, 06:30 UTC', dateTime: '2026-11-29T06:30Z' },
      },
    },
    {
      text: 'State what still works.',
      content: {
        statusCode: 500,
        statusMessage: 'This page failed to load',
        message: `This is our fault. Every other page works, and so does ${brand.name} on your Mac.`,
      },
    },
  ],
  donts: [
    {
      text: 'Don’t show raw error messages.',
      content: {
        statusCode: 500,
        statusMessage: 'Unhandled exception',
        message: 'TypeError: undefined is not an object',
      },
    },
  ],
  accessibility: [
    'The illustration around the status is hidden from screen readers.',
    'The playhead moves once, unless the visitor prefers reduced motion.',
    'In forced colors, borders outline the track, and the cut keeps its dashed edge.',
    'All actions work without JavaScript.',
  ],
} satisfies SectionDocs;
