import type { PaddleEvent } from '../setup/paddle-events.ts';
import { error, json, startStandIn } from './paddle-stand-in.ts';
import type { StandIn } from './paddle-stand-in.ts';

/** Fake of Paddle's list of events. */
export interface EventsStandIn extends StandIn {
  /** Listed events. Tests may add more. */
  readonly events: PaddleEvent[];
  /** Returns the `after` parameters of the requested pages. */
  readonly pages: () => (string | null)[];
}

/**
 * Starts a server that lists events as Paddle does: in pages, newest first, after a given event. It responds with 404
 * to other requests.
 */
export async function startEventsStandIn(perPage = 2): Promise<EventsStandIn> {
  const events: PaddleEvent[] = [];
  const standIn = await startStandIn((asked, outgoing) => {
    const url = new URL(asked.url, standIn.origin);
    if (url.pathname !== '/events' || url.searchParams.get('order_by') !== 'id[DESC]')
      return error(outgoing, 404, 'not_found');
    const after = url.searchParams.get('after');
    const newestFirst = events.toSorted((one, other) => (one.event_id < other.event_id ? 1 : -1));
    const rest = newestFirst.filter(({ event_id: id }) => after === null || id < after);
    const pagination = {
      per_page: perPage,
      next: 'http://127.0.0.1:1',
      has_more: rest.length > perPage,
      estimated_total: 9,
    };
    json(outgoing, 200, { data: rest.slice(0, perPage), meta: { request_id: 'one', pagination } });
  });
  const pages = () =>
    standIn.asked
      .filter(({ url }) => url.startsWith('/events'))
      .map(({ url }) => new URL(url, standIn.origin).searchParams.get('after'));
  return Object.assign(standIn, { events, pages });
}
