import { DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import { EVERY_MODE, viewports } from '../modes.ts';
import { sentenceCase } from '../story-name.ts';
import { storyUrl, useFirstStories, useTheme } from './use-stories.ts';

/** Previews of all pages on a phone, a tablet and a desktop, each in an iframe with that viewport. */
export function PageGallery() {
  const pages = useFirstStories('Pages/');
  return (
    <Unstyled>
      <ul className="grid gap-16 text-body text-ink">
        {pages.map(({ id, name, tags, title: path }) => {
          const title = tags.includes(EVERY_MODE) ? sentenceCase(name) : path.slice('Pages/'.length);
          return (
            <li key={id} className="border-t border-line pt-6">
              <h2 className="text-subheading font-strong">
                <a href={storyUrl(id)} target="_top" className="underline-offset-4 hover:underline">
                  {title}
                </a>
              </h2>
              <div className="mt-6 flex items-start gap-6 overflow-x-auto">
                {(['phone', 'tablet', 'desktop'] as const).map((size) => (
                  <FramedPage key={size} id={id} title={title} size={size} />
                ))}
              </div>
            </li>
          );
        })}
      </ul>
    </Unstyled>
  );
}

interface FramedPageProps {
  id: string;
  title: string;
  size: keyof typeof WIDTH_SHARES;
}

/**
 * Sizes of the frames as shares of the row's width. `WIDTH_SHARES` contains the width of each frame. `HEIGHT_SHARE` is
 * the height of all three.
 */
const WIDTH_SHARES = { phone: 0.17, tablet: 0.31, desktop: 0.48 } as const;
const HEIGHT_SHARE = 0.46;

function FramedPage({ id, title, size }: FramedPageProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [frameWidth, setFrameWidth] = useState(0);
  const [isLoaded, setLoaded] = useState(false);
  const theme = useTheme(useContext(DocsContext).channel);
  const width = Number.parseInt(viewports[size].styles.width, 10);
  useEffect(() => {
    const element = frameRef.current;
    if (element === null) return;
    const visibilityObserver = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '300px',
    });
    const resizeObserver = new ResizeObserver(([entry]) => setFrameWidth(entry?.contentRect.width ?? 0));
    visibilityObserver.observe(element);
    resizeObserver.observe(element);
    return () => {
      visibilityObserver.disconnect();
      resizeObserver.disconnect();
    };
  }, []);
  const height = Math.round((width * HEIGHT_SHARE) / WIDTH_SHARES[size]);
  return (
    <figure className="grid gap-2" style={{ inlineSize: `${WIDTH_SHARES[size] * 100}%`, minInlineSize: '7rem' }}>
      <figcaption className="timecode text-ink-muted">
        {viewports[size].name.toLowerCase()} {width}
      </figcaption>
      <div
        ref={frameRef}
        className="relative overflow-clip rounded-md border border-line bg-sunken"
        // Reserves the height of the frame. Without it, all frames would be close to the viewport and load at once.
        style={{ aspectRatio: `${width} / ${height}` }}
      >
        {isNear && frameWidth > 0 && (
          <iframe
            title={`${title} on a ${size}`}
            src={`iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`}
            tabIndex={-1}
            // The iframe is invisible until its styles are loaded. Otherwise, a white frame would flash in the dark
            // theme.
            onLoad={() => setLoaded(true)}
            className="pointer-events-none absolute start-0 top-0 max-w-none origin-top-left"
            style={{
              inlineSize: `${width}px`,
              blockSize: `${height}px`,
              scale: frameWidth / width,
              opacity: isLoaded ? 1 : 0,
            }}
          />
        )}
      </div>
    </figure>
  );
}
