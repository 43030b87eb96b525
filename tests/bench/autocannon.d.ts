/** `autocannon` comes without types; this is what its documentation says of the parts used here. */
declare module 'autocannon' {
  interface Options {
    url: string;
    /** Seconds. */
    duration: number;
    connections: number;
    headers?: Readonly<Record<string, string>>;
    method?: 'GET' | 'POST';
    body?: string;
  }
  interface Result {
    /** Requests a second. */
    requests: { average: number };
    /** Milliseconds. */
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
