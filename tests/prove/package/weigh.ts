import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright';

/** Kinds of files that are weighed. */
export const kinds = ['HTML', 'JavaScript', 'CSS', 'fonts'] as const;

export type Kind = (typeof kinds)[number];

/** Bytes of a kind, each file compressed with brotli at its best; fonts as they are, because they are compressed. */
export type Weight = Readonly<Record<Kind, number>>;

const OF_TYPE: Readonly<Record<string, Kind>> = {
  document: 'HTML',
  script: 'JavaScript',
  stylesheet: 'CSS',
  font: 'fonts',
};

/** Weighs what a page fetches from now on; pictures and data are not asked for by any of the pages. */
export function weighPage(page: Page): () => Promise<Weight> {
  const bodies: Promise<readonly [Kind, number]>[] = [];
  const others: string[] = [];
  page.on('requestfinished', (request) => {
    const kind = OF_TYPE[request.resourceType()];
    if (kind === undefined) {
      if (!request.url().startsWith('data:')) others.push(`${request.resourceType()} ${request.url()}`);
      return;
    }
    bodies.push(bytesOf(request, kind));
  });
  return async () => {
    if (others.length > 0) throw new Error(`The page fetches what is not weighed: ${others.join(', ')}`);
    const sum: Record<Kind, number> = { HTML: 0, JavaScript: 0, CSS: 0, fonts: 0 };
    for (const [kind, bytes] of await Promise.all(bodies)) sum[kind] += bytes;
    return sum;
  };
}

async function bytesOf(
  request: { response: () => Promise<{ body: () => Promise<Buffer> } | null> },
  kind: Kind,
): Promise<readonly [Kind, number]> {
  const body = await (await request.response())?.body();
  if (body === undefined) throw new Error('A finished request has no response');
  return [kind, kind === 'fonts' ? body.length : compressed(body)];
}

function compressed(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })
    .length;
}
