import type { SectionDocs } from '@onset/design-system/sections/section-docs';
import { Words } from './words.tsx';

/** The parts of a section from first to last, numbered. */
export function Anatomy({ parts }: { parts: SectionDocs['anatomy'] }) {
  return (
    <ol className="grid">
      {parts.map(({ part, what }, index) => (
        <li
          key={part}
          className="grid grid-cols-[2rem_1fr] gap-x-3 gap-y-1 border-b border-line py-3 first:pt-0 @md:grid-cols-[2rem_12rem_1fr]"
        >
          <span className="timecode pt-0.5 text-accent-text" aria-hidden="true">
            {String(index + 1).padStart(2, '0')}
          </span>
          <strong className="font-strong">{part}</strong>
          <span className="col-start-2 text-ink-muted @md:col-start-3">
            <Words text={what} />
          </span>
        </li>
      ))}
    </ol>
  );
}

export function TextList({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="grid max-w-prose list-disc gap-3 ps-4 text-ink-muted marker:text-ink-faint">
      {texts.map((text) => (
        <li key={text}>
          <Words text={text} />
        </li>
      ))}
    </ul>
  );
}
