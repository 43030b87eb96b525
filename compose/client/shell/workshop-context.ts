import { createContext, use } from 'react';
import type { Dispatch } from 'react';
import type { Drawn } from '../canvas/use-drawing.ts';
import type { Action, Work } from '../editor/editor.ts';
import type { SectionInfo, SiteInfo } from '../../protocol/protocol.ts';

/** What every part of the workshop goes by, while a page is open. */
export interface WorkshopFacts {
  readonly site: SiteInfo;
  readonly work: Work;
  readonly drawn: Drawn;
  readonly dispatch: Dispatch<Action>;
}

export const WorkshopContext = createContext<WorkshopFacts | undefined>(undefined);

/** The open page and the site. */
export function useWorkshop(): WorkshopFacts {
  const facts = use(WorkshopContext);
  if (!facts) throw new Error('No page is open here');
  return facts;
}

/** What is known of a section by its name. */
export const infoOf = (site: SiteInfo, name: string): SectionInfo | undefined =>
  site.sections.find((each) => each.name === name);

/** What people call a section. */
export const titleOf = (site: SiteInfo, name: string): string => infoOf(site, name)?.title ?? name;
