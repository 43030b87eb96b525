import * as z from 'zod';
import type { SiteFiles } from './site-file.ts';

/** What the id of a build is made of; so its folder has no other name. */
export const BUILD_ID = /^[0-9a-f]{16}$/;

const schema = z.object({ id: z.string().regex(BUILD_ID) });

/** The id of a build, as its `builds/latest.json` says it; `undefined` where it says none. */
export function buildId({ byPath }: Pick<SiteFiles, 'byPath'>): string | undefined {
  const text = byPath.get('/builds/latest.json')?.plain.bytes?.toString();
  if (text === undefined) return undefined;
  return schema.safeParse(read(text)).data?.id;
}

function read(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
