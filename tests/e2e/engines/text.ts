import type { RawData } from 'ws';

/** The text of a message of a WebSocket. */
export const textOf = (data: RawData): string =>
  (Array.isArray(data) ? Buffer.concat(data) : data instanceof ArrayBuffer ? Buffer.from(data) : data).toString('utf8');
