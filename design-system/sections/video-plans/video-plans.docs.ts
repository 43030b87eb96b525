import type { SectionDocs } from '../section-docs.ts';

export const docs = {
  purpose: 'help-visitors-decide',
  status: 'new',
  summary: 'Compares kinds of videos as strips of frames on one time scale, with their settings.',
  keywords: ['formats', 'lengths', 'shot list', 'storyboard', 'duration', 'use cases'],
  anatomy: [
    { part: 'Header', description: 'Heading and lede.' },
    { part: 'Time scale', description: 'A line at each minute, through all plans.' },
    { part: 'Plan', description: 'Kind of video, its audience, and a link to where it’s explained.' },
    { part: 'Strip', description: 'Shots of a recorded app and of the camera, as wide as they’re long.' },
    { part: 'Settings', description: 'One to four recommendations below the strip.' },
  ],
  useWhen: ['Visitors have to choose a kind of video, and the length is what differs most.'],
  avoidWhen: ['The lengths are nearly the same. Use `comparison-table` instead.'],
  dos: [{ text: 'Start with the shortest one, so that the strips form steps.' }],
  donts: [
    {
      text: 'Don’t choose a time scale that leaves most of the width empty.',
      content: { minutes: 15 },
    },
  ],
  accessibility: ['The time scale and the strips are hidden from screen readers, which read the length as text.'],
} satisfies SectionDocs;
