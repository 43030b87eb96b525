import autocannon from 'autocannon';

/** How many requests a second were answered, and how long each took, in milliseconds. */
export interface Rate {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
}

/** Asks for one address over ten connections for five seconds, after one second to warm up. */
export async function rate(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Rate> {
  const options = { url, headers, connections: 10 };
  await autocannon({ ...options, duration: 1 });
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: 5 });
  return { perSecond: Math.round(requests.average), p50: latency.p50, p99: latency.p99, failed: non2xx + errors };
}
