import { DocsContext } from '@storybook/addon-docs/blocks';
import { Component, useContext, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { PreparedStory, Renderer } from 'storybook/internal/types';

export type AnyStory = PreparedStory<Renderer>;

interface StoryPreviewProps {
  story: AnyStory;
  label: string;
  /** Args that replace those of the story. */
  content?: Readonly<Record<string, unknown>>;
  width?: number;
  crop?: number;
  opensFirst?: boolean;
}

/** Live preview of a story without its play function. */
export function StoryPreview({ story, label, content, width = 1120, crop, opensFirst }: StoryPreviewProps) {
  return (
    <ScaledPreview label={label} width={width} crop={crop} opensFirst={opensFirst}>
      <ErrorBoundary key={story.id}>
        <div className={story.parameters['frame'] === 'none' ? undefined : 'p-6'}>
          <RenderedStory story={story} args={{ ...story.initialArgs, ...content }} />
        </div>
      </ErrorBoundary>
    </ScaledPreview>
  );
}

/** Renders a story with the given args. */
function RenderedStory({ story, args }: { story: AnyStory; args: Record<string, unknown> }): ReactNode {
  const context = useContext(DocsContext).getStoryContext(story);
  return story.originalStoryFn(args, { ...context, args } as Parameters<AnyStory['originalStoryFn']>[1]) as ReactNode;
}

/** Error boundary that shows the error in place of the preview, so that the rest of the docs page stays visible. */
class ErrorBoundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: unknown): { message: string } {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    return message === undefined ? this.props.children : <p className="p-12 text-heading text-danger">{message}</p>;
  }
}

interface ScaledPreviewProps {
  /** Width at which the content is laid out, in CSS pixels. */
  width: number;
  children: ReactNode;
  /** Visible height as a share of the width. By default, the whole content is visible. */
  crop?: number;
  /** Label of the preview for screen readers. */
  label: string;
  /** True to open the first `details` element, such as the answer to a question. */
  opensFirst?: boolean;
}

/**
 * Live preview of a story. The story is laid out at a fixed width and scaled with CSS `zoom`, so the preview is sharp
 * and follows the theme. It's rendered only when it's near the viewport, and nothing in it can be focused or clicked.
 */
function ScaledPreview({ width, children, crop, label, opensFirst = false }: ScaledPreviewProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = frameRef.current;
    if (element === null) return;
    const resizeObserver = new ResizeObserver(([entry]) => setScale((entry?.contentRect.width ?? 0) / width));
    const visibilityObserver = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '600px',
    });
    resizeObserver.observe(element);
    visibilityObserver.observe(element);
    return () => {
      resizeObserver.disconnect();
      visibilityObserver.disconnect();
    };
  }, [width]);
  const isRendered = isNear && scale > 0;
  useEffect(() => {
    const firstDetails = isRendered && opensFirst ? frameRef.current?.querySelector('details') : null;
    if (firstDetails) firstDetails.open = true;
  }, [isRendered, opensFirst]);
  return (
    <div
      ref={frameRef}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- There is no element for an image that consists of elements.
      role="img"
      aria-label={label}
      className="relative isolate min-h-16 overflow-clip bg-canvas select-none [contain:inline-size_paint]"
      style={crop === undefined ? undefined : { aspectRatio: `1 / ${crop}` }}
    >
      {isRendered && (
        <div inert style={{ zoom: scale, inlineSize: `${width}px` }}>
          {children}
        </div>
      )}
    </div>
  );
}
