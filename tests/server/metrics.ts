import type { TestSite } from './site.ts';

/** What a test site has to be asked with. */
export const METRICS_TOKEN = 'a token of sixteen or more'.replaceAll(' ', '-');

export const withToken = { headers: { authorization: `Bearer ${METRICS_TOKEN}` } };

/** The series of a site by how Prometheus writes them: `onset_errors_total`, `onset_mails_total{outcome="sent"}`. */
export async function metricsOf(site: Pick<TestSite, 'send'>): Promise<ReadonlyMap<string, number>> {
  const { status, text } = await site.send('/metrics', withToken);
  if (status !== 200) throw new Error(`No metrics: ${status} ${text}`);
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, series, value] = /^([a-z_0-9]+(?:\{[^\n]*\})?) (\S+)$/.exec(line) ?? [];
      if (series === undefined) throw new Error(`Not a series: ${line}`);
      return [series, Number(value)];
    }),
  );
}
