import { useMemo } from 'react';
import type { Dispatch } from 'react';
import type { ChosenStates, SiteInfo, StateInfo } from '../../protocol/protocol.ts';
import { sectionsOf, wordOf } from '../../source/sections.ts';
import type { Action, Work } from '../editor/editor.ts';

/** What sections are looked at in, beside how they are built. */
export interface Looks {
  /** The states, by the anchors of their sections. A section that is not in it is as it is built. */
  readonly states: ChosenStates;
  /** Looks at a section in a state; undefined is as it is built. */
  readonly choose: (id: string, state: StateInfo | undefined) => void;
}

const NOTHING: Work['states'] = {};

/**
 * The states that are looked at: those somebody has chosen, and with “Signed in” what somebody sees who is signed in,
 * where none was chosen. What the page does not have is left out.
 */
export function useLooks(
  site: SiteInfo,
  work: Work | undefined,
  isSignedIn: boolean,
  dispatch: Dispatch<Action>,
): Looks {
  const document = work?.history.now ?? null;
  const chosen = work?.states ?? NOTHING;
  return useMemo(() => {
    const offered = new Map(site.sections.map(({ name, states }) => [name, states]));
    const states = sectionsOf(document).flatMap((section) => {
      const id = wordOf(section, 'id');
      const mine = offered.get(wordOf(section, 'section')) ?? [];
      const byHand = Object.hasOwn(chosen, id) ? chosen[id] : undefined;
      const state = mine.find((each) => (byHand === undefined ? isSignedIn && each.isSignedIn : each.name === byHand));
      return state ? [[id, state.name] as const] : [];
    });
    return {
      states: Object.fromEntries(states),
      choose(id, state) {
        // As it is built is a choice against what being signed in shows, and none where nothing else would be shown.
        const none = isSignedIn ? null : undefined;
        dispatch({ type: 'look', id, state: state?.name ?? none, label: state?.label ?? 'as it is built' });
      },
    };
  }, [site, document, chosen, isSignedIn, dispatch]);
}
