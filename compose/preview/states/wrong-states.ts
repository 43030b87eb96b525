import { pageSectionNames } from '../../../site/compositor/parse-page.ts';
import type { ChosenStates } from '../../protocol/protocol.ts';
import { isRecord } from '../../source/json.ts';
import type { Json } from '../../source/json.ts';
import { sectionsOf } from '../../source/sections.ts';
import { statesOf } from './states.ts';

/** What is wrong with the states that are asked for, in a sentence; nothing where each is one of its section. */
export function wrongStates(document: Json, states: ChosenStates): string | undefined {
  const sections = sectionsOf(document).filter(isRecord);
  for (const [id, state] of Object.entries(states)) {
    const named = sections.filter((section) => section['id'] === id);
    if (named.length === 0) return `The state "${state}" is of a section "${id}", which the page does not have`;
    const known = named.flatMap(({ section }) =>
      pageSectionNames.filter((name) => name === section).flatMap((name) => statesOf(name)),
    );
    if (!known.some(({ name }) => name === state))
      return `The section "${id}" has no state "${state}", expected ${known.map(({ name }) => name).join(', ') || 'none'}`;
  }
  return undefined;
}
