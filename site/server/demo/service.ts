import type { Database } from '../database/tables.ts';
import type { Clock } from '../process/clock.ts';
import type { KeyedHash } from '../process/keyed-hash.ts';
import type { DemoCatalogue } from './catalogue.ts';

/** What every part of the demo works with. */
export interface DemoService {
  readonly database: Database;
  readonly now: Clock;
  /** The time of the next event; see `eventTimes`. */
  readonly eventTime: Clock;
  readonly hash: KeyedHash;
  readonly catalogue: DemoCatalogue;
  /** The origin of the site, for links. */
  readonly siteUrl: () => string;
  /** Says that events wait to be sent; call it when they are committed. */
  readonly eventsQueued: () => void;
}
