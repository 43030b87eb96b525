import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAnswers } from '../../scripts/brand/answers.ts';
import { applyEdits, getChanges } from '../../scripts/brand/changes.ts';
import { writeChanges } from '../../scripts/scaffold/files.ts';
import type { Plan } from '../../site/content/plans.ts';

/* `node tests/second-brand/apply.ts` turns the repository into the site of another product. The CI workflow runs it. */

const currency = 'EUR';

/** Plans of the second brand, with other IDs, in another currency, and with a withdrawn one. */
const plans: readonly Plan[] = [
  {
    id: 'solo',
    name: 'Solo',
    price: { lowest: 600, currency },
    interval: 'month',
    summary: 'For one person.',
    highlights: ['One calendar'],
  },
  {
    id: 'studio',
    name: 'Studio',
    price: { lowest: 6000, currency },
    interval: 'year',
    comparedTo: 'solo',
    isRecommended: true,
    summary: 'For a small team.',
    highlights: ['Five calendars'],
  },
  {
    id: 'founder',
    name: 'Founder',
    price: { lowest: 9900, currency },
    interval: 'once',
    updateYears: 2,
    isWithdrawn: true,
    summary: 'For the first customers.',
    highlights: ['One calendar'],
  },
];

/** Gives the copy of the repository in a folder the second brand: its answers of `npm run brand`, and its plans. */
export async function applySecondBrand(root: string): Promise<void> {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const answers: unknown = JSON.parse(read('tests/second-brand/brand.json'));
  const changes = await getChanges(root, readAnswers({ ...(answers as object) }), read);
  const { 'site/content/plans.ts': edit = (text: string) => text, ...edited } = changes.edited ?? {};
  const withPlans = (text: string): string => replacePlans(edit(text));
  writeChanges(root, await applyEdits(root, { ...changes, edited: { ...edited, 'site/content/plans.ts': withPlans } }));
}

function replacePlans(text: string): string {
  const list = `$1${JSON.stringify(plans)};\n`;
  return text
    .replace("currency = 'USD'", `currency = '${currency}'`)
    .replace(/(export const plans: readonly Plan\[\] = )\[[\s\S]*?\n\];\n/, list);
}

if (import.meta.main) await applySecondBrand(join(import.meta.dirname, '../..'));
