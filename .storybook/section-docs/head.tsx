import { purposes } from '@onset/design-system/sections/section-docs';
import type { SectionDocs } from '@onset/design-system/sections/section-docs';
import type { RegisteredSection } from '@onset/design-system/sections/section';
import { CopyText } from './copyable.tsx';

interface HeadProps {
  name: string;
  title: string;
  docs: SectionDocs;
  section: RegisteredSection;
}

const wakes = {
  interaction: 'An island. It hydrates on the first interaction',
  visible: 'An island. It hydrates when it is visible',
  personal: 'An island. It hydrates for logged-in visitors and for links from emails; for others, when it is visible',
  load: 'An island. It hydrates when the page is idle',
} as const;

/** What a section is, and what it brings with it. */
export function Head({ name, title, docs, section }: HeadProps) {
  const source = `design-system/sections/${name}/${name}.tsx`;
  const facts = [
    ['Purpose', purposes[docs.purpose]],
    ['Status', docs.status === 'stable' ? 'Stable' : 'New: not yet on a page for a full release'],
    ['Script', section.wakes ? wakes[section.wakes] : 'None'],
    ['Search engines', section.structuredData ? 'Has structured data' : 'Only its text'],
  ] as const;
  return (
    <header className="grid gap-8">
      <div className="grid gap-4">
        <p className="timecode flex items-center gap-2 text-ink-muted">
          <span aria-hidden="true" className="size-2 rounded-full bg-record" />
          {name}
        </p>
        <h1 className="display text-title">{title}</h1>
        <p className="max-w-prose text-lede text-ink-muted">{docs.summary}</p>
        <p className="max-w-prose text-small text-ink-muted">Keywords: {docs.keywords.join(', ')}</p>
      </div>
      <dl className="grid gap-x-6 gap-y-4 @md:grid-cols-2 @lg:grid-cols-4">
        {facts.map(([term, text]) => (
          <div key={term} className="border-t border-line pt-3 text-small">
            <dt className="text-ink-muted">{term}</dt>
            <dd className="font-medium">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap items-center gap-3">
        <code className="timecode wrap-anywhere text-ink-muted">{source}</code>
        <CopyText text={source} what="the path of the source" />
      </p>
    </header>
  );
}
