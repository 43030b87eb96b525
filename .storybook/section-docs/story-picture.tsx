import { DocsContext } from '@storybook/addon-docs/blocks';
import { Component, useContext } from 'react';
import type { ReactNode } from 'react';
import type { PreparedStory, Renderer } from 'storybook/internal/types';
import { Scaled } from './scaled.tsx';

export type AnyStory = PreparedStory<Renderer>;

interface StoryPictureProps {
  story: AnyStory;
  label: string;
  /** In place of some of what the story says. */
  content?: Readonly<Record<string, unknown>>;
  width?: number;
  crop?: number;
  opensFirst?: boolean;
}

/** A story as a live picture, without what plays in it. */
export function StoryPicture({ story, label, content, width = 1120, crop, opensFirst }: StoryPictureProps) {
  return (
    <Scaled label={label} width={width} crop={crop} opensFirst={opensFirst}>
      <Guard key={story.id}>
        <div className={story.parameters['frame'] === 'none' ? undefined : 'p-6'}>
          <Drawn story={story} args={{ ...story.initialArgs, ...content }} />
        </div>
      </Guard>
    </Scaled>
  );
}

/** What a story draws with these args. */
function Drawn({ story, args }: { story: AnyStory; args: Record<string, unknown> }): ReactNode {
  const context = useContext(DocsContext).getStoryContext(story);
  return story.originalStoryFn(args, { ...context, args } as Parameters<AnyStory['originalStoryFn']>[1]) as ReactNode;
}

/** A picture that cannot be drawn says so, and leaves the rest of the page as it is. */
class Guard extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: unknown): { message: string } {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render(): ReactNode {
    const { message } = this.state;
    return message === undefined ? this.props.children : <p className="p-12 text-heading text-danger">{message}</p>;
  }
}
