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

/** Returns the states of a section, in the order in which they are offered. */
export type SectionStates = () => readonly SectionState[];

/**
 * The states of a section. `view` takes what a page says in it and what a state gives, and draws the plain section of the
 * design system, which is bound to nothing.
 *
 * `states` is called when the states are needed, not on import: what throws in it, such as a rule for a field that has no
 * value yet, costs the states of this section and no others.
 */
export function describeStates<Content extends object, Behavior extends object>(
  view: ComponentType<Content & Behavior & { id: string }>,
  states: () => Readonly<Record<string, Said<Content, Behavior>>>,
): SectionStates {
  return () =>
    Object.entries(states()).map(([name, { label, isSignedIn = false, shows }]) => ({
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
