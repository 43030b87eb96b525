import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'state',
  status: 'stable',
  summary: 'Says what happened in place of a page or a part that is not there, and leads on.',
  anatomy: [
    { part: 'Clip', what: 'The status, or a word, on a timeline. What happened to the page has happened to the clip.' },
    { part: 'Playhead', what: 'Stands where the clip breaks, with the status as its time: 404 is 00:04:04.' },
    { part: 'Heading', what: 'What happened, in a few words.' },
    { part: 'Message', what: 'What it means for the visitor, and what still works.' },
    { part: 'Until', what: 'When to come back, if that is known.' },
    { part: 'Reference', what: 'What support finds the error by. A click selects all of it.' },
    {
      part: 'Ways on',
      what: 'Try Again and Back to Home lead home; Reload this page can be added. All work without a script.',
    },
  ],
  useWhen: [
    'A page is not there, is gone, or has failed.',
    'The site is closed for a while, or the visitor has no connection.',
    'A part of a page that somebody waits for could not be had: with `headingLevel: 2`.',
  ],
  avoidWhen: [
    'A search found nothing. That is no error: use `empty-state`.',
    'A form was refused. Its fields say what is wrong.',
  ],
  dos: [
    {
      words: 'Say until when, with the time zone.',
      content: {
        statusCode: 503,
        statusMessage: 'Closed for half an hour',
        message: 'We are moving the accounts to a larger disk.',
        until: { text: 'Back on Sunday, 29 November, 06:30 UTC', dateTime: '2026-11-29T06:30Z' },
      },
    },
    {
      words: 'Say what still works.',
      content: {
        statusCode: 500,
        statusMessage: 'This page failed',
        message: 'The mistake is ours. Every other page works, and so does Onset on your Mac.',
      },
    },
  ],
  donts: [
    {
      words: 'Do not show the program’s own words.',
      content: {
        statusCode: 500,
        statusMessage: 'Unhandled exception',
        message: 'TypeError: undefined is not an object',
      },
    },
  ],
  accessibility: [
    'A screen reader hears status, heading, message and ways on; cut, playhead and sound are not read out.',
    'The playhead moves once, where motion is welcome.',
    'Where colours are forced the track has borders, and the cut stays visible by its dashed edge.',
  ],
} satisfies SectionDocs;
