import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { brand } from '@onset/design-system/brand';
import type { Brand } from '@onset/design-system/brand';
import { readAccent } from './brand/accent.ts';
import { getDefault, questions, readAnswers, toBrand } from './brand/answers.ts';
import type { Answers, Option } from './brand/answers.ts';
import { brandChanges } from './brand/changes.ts';
import { readLogo } from './brand/logo.ts';
import { writeChanges } from './scaffold/files.ts';
import { ScaffoldError } from './scaffold/names.ts';

/**
 * `npm run brand`: gives the site another name, company, accent color and logo. It asks, or takes the answers as options
 * (`--name "Quill Cast" --accent "#2456d6"`) or from a JSON file with the same names (`--from brand.json`). `--dry-run`
 * only shows the changes. It can be run again.
 */

const root = join(import.meta.dirname, '..');
const options = Object.keys(questions).filter((name): name is Option => Object.hasOwn(questions, name));

const USAGE = `Use npm run brand -- --from FILE.json, or ${options.map((name) => `--${name}`).join(', ')}, --dry-run.`;

try {
  const { dryRun, answers } = await readCommand(process.argv.slice(2));
  const next = toBrand(answers);
  const edited = brandChanges(answers, readText);
  for (const line of describeChanges(next, answers)) process.stdout.write(`${line}\n`);
  if (dryRun) {
    process.stdout.write(
      `\nWould change:\n${Object.keys(edited)
        .map((path) => `  ${path}\n`)
        .join('')}`,
    );
  } else {
    const written = writeChanges(root, { created: {}, edited });
    process.stdout.write(`\nChanged:\n${written.map((path) => `  ${path}\n`).join('')}`);
    // The emails contain the accent color.
    if ('design-system/tokens/color.ts' in edited)
      execFileSync(process.execPath, [join(root, 'scripts/build-emails.ts')], { cwd: root, stdio: 'inherit' });
  }
  process.stdout.write(`\n${closingLines(next, answers).join('\n')}\n`);
} catch (error) {
  if (!(error instanceof ScaffoldError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/** Returns the answers of the command line, of a file, or of the person at the terminal. */
async function readCommand(parameters: string[]): Promise<{ dryRun: boolean; answers: Partial<Answers> }> {
  const { values } = parse(parameters);
  const { from, 'dry-run': dryRun = false, ...given } = values;
  const ofFile = typeof from === 'string' ? readJson(from) : {};
  const answers = { ...ofFile, ...given };
  const isAsked = Object.keys(answers).length === 0 && process.stdin.isTTY;
  if (!isAsked && Object.keys(answers).length === 0) throw new ScaffoldError(USAGE);
  return { dryRun: dryRun === true, answers: isAsked ? await ask() : readAnswers(answers) };
}

function parse(parameters: string[]) {
  try {
    return parseArgs({
      args: parameters,
      options: {
        ...Object.fromEntries(options.map((name) => [name, { type: 'string' as const }])),
        from: { type: 'string' },
        'dry-run': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new ScaffoldError(`${error instanceof Error ? error.message : String(error)}. ${USAGE}`);
  }
}

/** Asks for each answer. Enter keeps the value in brackets; an invalid answer is asked for again. */
async function ask(): Promise<Partial<Answers>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  let answers: Partial<Answers> = {};
  try {
    for (const option of options) {
      const present = getDefault(option, answers.name ?? brand.name);
      for (;;) {
        const text = (await terminal.question(`${questions[option]} [${present || 'none'}]: `)).trim();
        if (text === '') break;
        try {
          answers = { ...answers, ...readAnswers({ [option]: text }) };
          if (option === 'accent' && answers.accent !== undefined) readAccent(answers.accent);
          if (option === 'logo' && answers.logo)
            readLogo(readText(answers.logo), answers.accent ?? getDefault('accent', ''));
          break;
        } catch (error) {
          if (!(error instanceof ScaffoldError)) throw error;
          process.stdout.write(`${error.message}\n`);
        }
      }
    }
  } finally {
    terminal.close();
  }
  return answers;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    throw new ScaffoldError(`The file ${path} can’t be read. Check its path.`);
  }
}

function readJson(path: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(readText(path));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new ScaffoldError(`${path} must contain a JSON object such as {"name": "Quill Cast"}.`);
}

/** Returns a line for each value that changes. */
function describeChanges(next: Brand, { accent, logo }: Partial<Answers>): string[] {
  const values = Object.entries(next).filter(([key, value]) => brand[key as keyof Brand] !== value);
  return [
    ...values.map(([key, value]) => `${key}: ${JSON.stringify(brand[key as keyof Brand])} → ${JSON.stringify(value)}`),
    ...(accent === undefined ? [] : [`accent: ${getDefault('accent', '')} → ${accent}`]),
    ...(logo ? [`logo: ${logo}`] : []),
  ];
}

/** Returns what a person still has to do. */
function closingLines(next: Brand, answers: Partial<Answers>): string[] {
  const lines = [
    'Left for you:',
    '- npm run check, then npm run visual: compare the screenshots in .visual/index.html and approve them with npm run visual:approve.',
    '- Have a lawyer review site/content/legal, then set PUBLIC_COMPANY_DETAILS and PUBLIC_LEGAL_REVIEWED=yes.',
    '- Set the plans in site/content/plans.ts and their prices at Paddle (docs/guides/selling.md).',
    '- Replace pages, posts, releases, illustrations and videos that show the sample product (docs/guides/brand.md).',
    '- npm run screenshots for the pictures of the README, npm run film for the videos.',
  ];
  const former = next.name === brand.name ? [] : findOccurrences(brand.name);
  if (former.length > 0) lines.push(`- ${brand.name} is still in:`, ...former.map((each) => `    ${each}`));
  if ([next.supportEmail, next.securityEmail].some((email) => email.endsWith('.example')))
    lines.push('- Set --support and --security: email addresses that end with .example don’t exist.');
  if (answers.support !== undefined || answers.tagline !== undefined)
    lines.push(
      '- Existing databases keep their site settings: npm run admin -- commons set support_email, and tagline.',
    );
  return lines;
}

/** Returns the file and line of each text with a name, outside of the brand. */
function findOccurrences(name: string): string[] {
  try {
    const found = execFileSync(
      'git',
      ['grep', '-nIwF', name, '--', '.', ':!design-system/brand.ts', ':!package-lock.json'],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
    return found
      .trim()
      .split('\n')
      .map((each) => each.split(':', 2).join(':'));
  } catch {
    // Git finds nothing, or isn't there.
    return [];
  }
}
