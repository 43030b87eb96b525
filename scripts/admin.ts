import { ReplayError } from '../site/server/billing/accept.ts';
import { CommonsError } from '../site/server/database/commons.ts';
import { PaddleApiError } from '../site/server/billing/paddle-http.ts';
import { readConfig } from '../site/server/process/config.ts';
import { StartError } from '../site/server/process/start-error.ts';
import { listEvents, reconcileEvents, replayEvents, showEvent } from './admin/billing.ts';
import { UsageError } from './admin/command.ts';
import type { CommandContext } from './admin/command.ts';
import {
  listSettings,
  printSetting,
  removeSetting,
  setLatestVersion,
  setSetting,
  storeSetting,
} from './admin/commons.ts';
import { createBackup, endSessions, removeKeyFingerprints, restoreBackup, upgrade } from './admin/database.ts';
import { sendTestMail } from './admin/mail.ts';
import { countList, exportList, removeFromList } from './admin/subscribers.ts';

/** Usage, description and function of a command. The function gets the values of `<name>` and `one|other` in order. */
type Command = readonly [
  usage: string,
  description: string,
  run: (context: CommandContext, ...values: never[]) => Promise<void>,
];

/** Commands of `npm run admin`. The first whose usage matches the arguments runs. */
const COMMANDS: readonly Command[] = [
  ['backup <file>', 'Copy the embedded database to a new file. The server may be running.', createBackup],
  ['restore <file>', 'Replace the embedded database with a backup. Stop the server first.', restoreBackup],
  ['upgrade-database', 'Upgrade a database of an earlier version. Stop all servers first.', upgrade],
  ['end-sessions', 'Log everyone out, after pg_restore or if tokens may have been stolen.', endSessions],
  ['forget-keys', 'Allow a new JWT_SECRET or LICENCE_KEY. Stop all servers first.', removeKeyFingerprints],
  ['billing events', 'List the events that failed permanently or are pending.', listEvents],
  ['billing show <id>', 'Print an event and its last error as JSON.', showEvent],
  ['billing replay <id>|--all', 'Apply one event, or all that failed permanently or are pending.', replayEvents],
  ['billing reconcile', 'Fetch events from the last 90 days that never arrived.', reconcileEvents],
  ['billing reconcile --since <date>', 'Fetch events since a date, such as 2026-11-01.', reconcileEvents],
  ['commons list', 'List all site settings.', listSettings],
  ['commons get <key>', 'Print the value of a site setting as JSON.', printSetting],
  ['commons set <key> <value>', 'Set a value. Text that is not valid JSON is stored as a string.', setSetting],
  ['commons set --text <key> <value>', 'Set a string, even if it is valid JSON.', storeSetting],
  ['commons unset <key>', 'Remove a site setting. Pages show their default text again.', removeSetting],
  ['commons release', 'Set latest_version to the newest release in site/content/releases.', setLatestVersion],
  ['mail test <email>', 'Send a test email with the settings of the server.', sendTestMail],
  ['subscribers newsletter|waitlist', 'Export the confirmed subscribers as CSV.', exportList],
  ['subscribers newsletter|waitlist --format csv|json', 'Export them as CSV or JSON.', exportList],
  ['subscribers newsletter|waitlist --count', 'Count confirmed, pending and unsubscribed entries.', countList],
  ['subscribers newsletter|waitlist --remove <email>', 'Remove an email address from a list.', removeFromList],
];

/** Errors that the operator can act on. Any other error is a bug and keeps its stack trace. */
const EXPECTED_ERRORS = [StartError, UsageError, CommonsError, ReplayError, PaddleApiError];

/** Runs the command that `parameters` name and returns its exit code. Throws errors that are not expected. */
export async function runAdmin(
  parameters: readonly string[],
  { env, stdout, stderr }: Omit<CommandContext, 'config'>,
): Promise<number> {
  try {
    if (parameters.length === 0 || ['help', '--help'].includes(parameters.join(' ')))
      stdout.write(`Usage: npm run admin -- <command>\n\n${describe(COMMANDS)}\n`);
    else {
      const { run, values } = findCommand(parameters);
      await run({ config: readConfig(env), env, stdout, stderr }, ...values);
    }
    return 0;
  } catch (error) {
    if (!(error instanceof Error && EXPECTED_ERRORS.some((type) => error instanceof type))) throw error;
    stderr.write(`${error.message}\n`);
    return 1;
  }
}

/** Returns the function of a command with the values for it. Throws a `UsageError` if no usage matches. */
function findCommand(parameters: readonly string[]) {
  for (const [usage, , run] of COMMANDS) {
    const words = usage.split(' ');
    const matches = (word: string, index: number): boolean =>
      word.split('|').includes(parameters[index] ?? '') ||
      (word.startsWith('<') && isValue(word, parameters[index] ?? ''));
    if (words.length !== parameters.length || !words.every(matches)) continue;
    // The usage admits only values that the function accepts.
    return { run, values: parameters.filter((_, index) => /[<|]/.test(words[index] ?? '')) as never[] };
  }
  const text = JSON.stringify(parameters.join(' ').slice(0, 80));
  const group = COMMANDS.filter(([usage]) => usage.split(' ')[0] === parameters[0]);
  throw new UsageError(
    group.length === 0
      ? `Unknown command ${text}. Use one of:\n${describe(COMMANDS)}`
      : `Invalid arguments ${text}. Use one of:\n${describe(group)}`,
  );
}

/** True for a text that is a value and not an option. Only the value of a site setting may begin with two hyphens. */
function isValue(word: string, text: string): boolean {
  return word === '<value>' || !text.startsWith('--');
}

function describe(commands: readonly Command[]): string {
  const width = Math.max(...commands.map(([usage]) => usage.length));
  return commands.map(([usage, description]) => `  ${usage.padEnd(width)}  ${description}`).join('\n');
}

if (import.meta.main) process.exitCode = await runAdmin(process.argv.slice(2), process);
