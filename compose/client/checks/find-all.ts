import type { Json } from '../../source/json.ts';
import { api } from '../api/api.ts';
import { buildFindings, testFindings } from './findings.ts';
import type { Finding } from './findings.ts';

/** All there is to put right in a document as it is now, whoever looks at it. */
export async function findAll(file: string, document: Json): Promise<readonly Finding[]> {
  const { signal } = new AbortController();
  const [drawing, { checks }] = await Promise.all([
    api.draw({ file, document }, signal),
    api.checks({ file, document }, signal),
  ]);
  return [...buildFindings(drawing, checks), ...testFindings(checks)];
}
