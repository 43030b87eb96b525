import { Icon } from '../../primitives/icon.tsx';
import { RichText } from '../../primitives/rich-text.tsx';
import type { SectionProps } from '../section.ts';
import type { AnnouncementBarContent } from './announcement-bar.schema.ts';

export type AnnouncementBarProps = SectionProps<AnnouncementBarContent>;

/**
 * Announcement above the header of every page. A script sets the attribute `data-announced` on the root element before
 * the first paint. Its value is `closed` if the visitor has closed this announcement, and `kept` if a text from the
 * site settings was cached on the previous page. CSS shows the cached text from the custom property `--announcement`
 * until a script writes it into `[data-announcement-kept]`. A newer text appears only on the next page, so that the
 * layout doesn't shift.
 *
 * The button `[data-announcement-close]` is hidden until a script handles it. If the text comes from the site settings
 * and has no fallback, the bar is hidden until there is a text. Use about 80 characters; longer text wraps.
 */
export function AnnouncementBar({
  text,
  label = 'Announcement',
  closeLabel = 'Close the announcement',
  className = '',
  ...rest
}: AnnouncementBarProps) {
  const renderedText = announcementText(text);
  return (
    <section
      data-section="announcement-bar"
      aria-label={label}
      data-announcement-key={typeof text === 'string' ? undefined : text.key}
      className={`@container border-b border-line bg-sunken in-data-[announced=closed]:hidden ${renderedText === undefined ? 'not-in-data-announced:hidden' : ''} ${className}`}
      {...rest}
    >
      <div className="page flex items-start gap-3 py-1 text-small">
        <span aria-hidden="true" className="mt-[0.9375rem] size-1.5 shrink-0 rounded-full bg-record" />
        <p className="min-w-0 grow py-2 text-ink-muted">
          {renderedText !== undefined && (
            <span className="in-data-[announced=kept]:hidden">
              <RichText source={renderedText} />
            </span>
          )}
          <span
            data-announcement-kept
            className="hidden empty:before:content-[var(--announcement)] in-data-[announced=kept]:inline [&_a]:text-ink [&_a]:underline [&_a]:underline-offset-4 [&_strong]:font-strong"
          />
        </p>
        <button
          type="button"
          hidden
          data-announcement-close
          className="-me-2 inline-flex size-9 shrink-0 cursor-pointer items-center justify-center rounded-sm text-ink-muted hover:bg-hover hover:text-ink focus-visible:-outline-offset-2"
        >
          <Icon name="close" className="size-4" />
          <span className="sr-only">{closeLabel}</span>
        </button>
      </div>
    </section>
  );
}

/** Returns the text that the server renders, or undefined if there is only a site setting without a fallback. */
export function announcementText(text: AnnouncementBarContent['text']): string | undefined {
  if (typeof text === 'string') return text;
  return 'fallback' in text ? text.fallback : undefined;
}
