import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, platform, release, totalmem } from 'node:os';
import { testBrowser } from '../setup/browser.ts';
import type { Machine } from './kept/schema.ts';

/** What the figures of a run depend on beside the site. */
export async function thisMachine(): Promise<Machine> {
  const { launch } = await testBrowser();
  return {
    cpu: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGB: Math.round(totalmem() / 1e9),
    system: systemName(),
    node: process.version,
    browser: execFileSync(launch.executablePath, ['--version'], { encoding: 'utf8' }).trim(),
  };
}

function systemName(): string {
  if (platform() !== 'linux') return `${platform()} ${release()}`;
  const name = /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'Linux';
  return `${name}, kernel ${release().split('-')[0]}`;
}
