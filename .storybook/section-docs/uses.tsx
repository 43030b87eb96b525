import { uses } from 'virtual:section-uses';
import { addressOf } from './address.ts';

/** The pages that a section is on, each with a link to its story. */
export function Uses({ name, isLayout }: { name: string; isLayout: boolean }) {
  const pages = uses[name] ?? [];
  if (isLayout) return <p className="text-ink-muted">Every page: it is a part of the layout, and no page lists it.</p>;
  if (pages.length === 0) return <p className="text-ink-muted">No page yet.</p>;
  return (
    <ul className="grid gap-x-6 @md:grid-cols-2">
      {pages.map(({ file, at, storyId }) => (
        <li key={file} className="flex items-baseline justify-between gap-4 border-b border-line py-2">
          {storyId === undefined ? (
            <span>{at}</span>
          ) : (
            <a href={addressOf(storyId)} target="_top" className="font-medium underline underline-offset-4">
              {at}
            </a>
          )}
          <code className="timecode text-ink-muted wrap-anywhere">{file}</code>
        </li>
      ))}
    </ul>
  );
}
