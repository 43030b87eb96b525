import { Notice } from '@onset/design-system/primitives/notice';
import type { Args, Decorator } from '@storybook/react-vite';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { allowedContent } from './check-content.ts';

/**
 * Renders the story of a section even while a control has an invalid value. A message above the story lists the values
 * that the section's schema rejects, and errors that the view throws.
 */
export const withAllowedContent: Decorator = (Story, { component, args, initialArgs }) => (
  <LastRendered
    {...allowedContent({ component, args, initialArgs })}
    renderStory={(rendered) => <Story args={{ ...rendered }} />}
  />
);

interface LastRenderedProps {
  args: Args;
  issues: readonly string[];
  renderStory: (args: Args) => ReactNode;
}

interface LastRenderedState {
  args?: Args;
  error?: Error | undefined;
}

/**
 * Renders the story with `args`. If that throws, it renders the last args that worked. If there are none, the error is
 * thrown again.
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
    const issues = error === undefined ? this.props.issues : [...this.props.issues, `${error.name}: ${error.message}`];
    return (
      <>
        {issues.length > 0 && (
          <Notice className="p-6" message={{ tone: 'neutral', text: `Not shown. ${issues.join('; ')}.` }} />
        )}
        {this.props.renderStory(error === undefined ? args : (this.#rendered ?? {}))}
      </>
    );
  }
}
