import { Notice } from '@onset/design-system/primitives/notice';
import type { Args, Decorator } from '@storybook/react-vite';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { allowedContent } from './check-content.ts';

/**
 * Keeps a section's story on the canvas while its controls are used, and says above it what it does not show: what the
 * section's schema does not allow, or the view cannot draw.
 */
export const withAllowedContent: Decorator = (Story, { component, args, initialArgs }) => (
  <LastDrawn {...allowedContent({ component, args, initialArgs })} draw={(drawn) => <Story args={{ ...drawn }} />} />
);

interface LastDrawnProps {
  args: Args;
  faults: readonly string[];
  draw: (args: Args) => ReactNode;
}

interface LastDrawnState {
  args?: Args;
  error?: Error | undefined;
}

/** Draws `args`, or what was drawn before where that throws; where nothing was, the error is the story's. */
export class LastDrawn extends Component<LastDrawnProps, LastDrawnState> {
  static getDerivedStateFromError = (error: Error): LastDrawnState => ({ error });
  static getDerivedStateFromProps = ({ args }: LastDrawnProps, state: LastDrawnState): LastDrawnState | null =>
    args === state.args ? null : { args, error: undefined };

  override state: LastDrawnState = {};
  #drawn: Args | undefined;

  override componentDidMount(): void {
    if (this.state.error === undefined) this.#drawn = this.props.args;
  }

  override componentDidUpdate(): void {
    this.componentDidMount();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error !== undefined && this.#drawn === undefined) throw error;
    const faults = error === undefined ? this.props.faults : [`${error.name}: ${error.message}`];
    return (
      <>
        {faults.length > 0 && (
          <Notice className="p-6" message={{ tone: 'neutral', text: `Not shown. ${faults.join('; ')}.` }} />
        )}
        {this.props.draw(error === undefined ? this.props.args : (this.#drawn ?? {}))}
      </>
    );
  }
}
