import { stressAccounts } from './accounts.ts';
import { stressEditor } from './editor.ts';
import { stressWebhooks } from './webhooks.ts';

const STRESS_TESTS = {
  webhooks: { run: stressWebhooks, rounds: 3, summary: 'kills the server while shuffled and repeated webhooks arrive' },
  accounts: { run: stressAccounts, rounds: 20, summary: 'kills the server while people use their accounts' },
  editor: { run: stressEditor, rounds: 30, summary: 'kills the page editor while it saves a page' },
};

const [name = '', roundsText, seedText] = process.argv.slice(2);
const stressTest = Object.entries(STRESS_TESTS).find(([each]) => each === name)?.[1];
if (stressTest === undefined) {
  console.error('Usage: npm run stress -- <name> [rounds] [seed]');
  for (const [each, { summary, rounds }] of Object.entries(STRESS_TESTS))
    console.error(`  ${each}: ${summary} (${rounds} rounds by default)`);
  process.exitCode = 1;
} else {
  const rounds = readCount('Number of rounds', roundsText ?? String(stressTest.rounds), 1);
  const seed = readCount('Seed', seedText ?? String(Date.now() % 1_000_000), 0);
  console.log(`Seed ${seed}`);
  await stressTest.run({ rounds, seed });
}

/** Parses a whole number. Throws for other text: a loop over `NaN` rounds would pass without testing anything. */
function readCount(label: string, text: string, minimum: number): number {
  if (/^\d{1,9}$/.test(text) && Number(text) >= minimum) return Number(text);
  throw new Error(`${label} is ${JSON.stringify(text)}. Enter a whole number of at least ${minimum}.`);
}
