import { Notice } from '@onset/design-system/primitives/notice';
import type { Args, Decorator } from '@storybook/react-vite';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { allowedContent } from './check-content.ts';

/**
 * Keeps a section's story on the canvas while its controls are used, and says above it what it does not show: what the
 * section's schema does not allow, or the view cannot render.
 */
export const withAllowedContent: Decorator = (Story, { component, args, initialArgs }) => (
  <LastRendered
    {...allowedContent({ component, args, initialArgs })}
    renderStory={(rendered) => <Story args={{ ...rendered }} />}
  />
);

interface LastRenderedProps {
  args: Args;
  faults: readonly string[];
  renderStory: (args: Args) => ReactNode;
}

interface LastRenderedState {
  args?: Args;
  error?: Error | undefined;
}

/**
 * Renders `args`, or if that throws, the args that it rendered before. An error without changed args is the story's own,
 * and is thrown.
 */
export class LastRendered extends Component<LastRenderedProps, LastRenderedState> {
  static getDerivedStateFromError = (error: Error): LastRenderedState => ({ error });
  static getDerivedStateFromProps = ({ args }: LastRenderedProps, state: LastRenderedState): LastRenderedState | null =>
    args === state.args ? null : { args, error: undefined };

  override state: LastRenderedState = {};
  #rendered: Args | undefined;

  override componentDidMount(): void {
    if (this.state.error === undefined) this.#rendered = this.props.args;
  }

  override componentDidUpdate(): void {
    this.componentDidMount();
  }

  override render(): ReactNode {
    const { error } = this.state;
    const { args } = this.props;
    if (error !== undefined && (this.#rendered === undefined || this.#rendered === args)) throw error;
    const faults = error === undefined ? this.props.faults : [...this.props.faults, `${error.name}: ${error.message}`];
    return (
      <>
        {faults.length > 0 && (
          <Notice className="p-6" message={{ tone: 'neutral', text: `Not shown. ${faults.join('; ')}.` }} />
        )}
        {this.props.renderStory(error === undefined ? args : (this.#rendered ?? {}))}
      </>
    );
  }
}
