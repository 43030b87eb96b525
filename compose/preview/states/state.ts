import { createElement } from 'react';
import type { ComponentType, ReactNode } from 'react';

/** How a section looks at one moment, such as while its form is sent: to be looked at, with nothing sent anywhere. */
export interface SectionState {
  /** By which it is asked for: `field-errors`. */
  readonly name: string;
  /** What is seen, in a few words: `Errors at fields`. */
  readonly label: string;
  /** Whether it is what somebody sees who is signed in, once everything is there. One of a section at the most. */
  readonly isSignedIn: boolean;
  /** The section in this state, with the content of a page. */
  readonly draw: (content: Readonly<Record<string, unknown>>, id: string) => ReactNode;
}

/** What a view is given in a state: as it is, or made of what the page says. */
interface Said<Content, Behavior> {
  readonly label: string;
  readonly isSignedIn?: true;
  readonly shows: Behavior | ((content: Content) => Behavior);
}

/**
 * The states of a section. `view` takes what a page says in it and what a state gives, and draws the plain section of the
 * design system, which is bound to nothing.
 */
export function describeStates<Content extends object, Behavior extends object>(
  view: ComponentType<Content & Behavior & { id: string }>,
  states: Readonly<Record<string, Said<Content, Behavior>>>,
): readonly SectionState[] {
  return Object.entries(states).map(([name, { label, isSignedIn = false, shows }]) => ({
    name,
    label,
    isSignedIn,
    draw(said, id) {
      // The content has passed the schema of this very section, which is where the type of its content comes from.
      const content = said as Content;
      const behavior = typeof shows === 'function' ? shows(content) : shows;
      return createElement(view, { ...content, ...behavior, id });
    },
  }));
}

/** For what a button needs in order to be there: nothing is pressed where states are looked at. */
export const unpressed = (): void => {};
