type Environment = Readonly<Record<string, string | undefined>>;

/** What a tool of the repository listens on, unless its setting says another port. */
const PORTS = {
  COMPOSE_PORT: { usual: 7007, command: 'npm run compose' },
  SITE_DEV_PORT: { usual: 5173, command: 'npm run dev' },
  STORYBOOK_PORT: { usual: 6006, command: 'npm run storybook' },
} as const;

/** The setting of a port, by which the tools of the repository lead to each other. */
export type PortSetting = keyof typeof PORTS;

/** A setting that is no port: one line for stderr. */
export class LocalPortError extends Error {
  override readonly name = 'LocalPortError';
}

/**
 * On which port of this machine a tool listens: the workshop (`COMPOSE_PORT`), the site in development (`SITE_DEV_PORT`)
 * or Storybook (`STORYBOOK_PORT`). An empty variable counts as unset.
 *
 * @throws {LocalPortError} that names the variable, what it holds and what is expected
 */
export function localPort(env: Environment, setting: PortSetting): number {
  const said = env[setting] || String(PORTS[setting].usual);
  const port = /^\d{1,5}$/.test(said) ? Number(said) : 0;
  if (port < 1 || port > 65_535)
    throw new LocalPortError(`${setting} is ${JSON.stringify(said)}, expected a port from 1 to 65535`);
  return port;
}

/** The command by which that tool is started. */
export const commandOf = (setting: PortSetting): string => PORTS[setting].command;

/** Where a browser of this machine finds the tool, without a slash at the end. */
export const localOrigin = (env: Environment, setting: PortSetting): string =>
  `http://localhost:${localPort(env, setting)}`;
