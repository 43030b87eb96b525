// For the tests: `install.mjs` runs on the Node of the machine, which may not read types.
export function install(root: string, options?: { withTests?: boolean }): Promise<void>;
export function run(command: string, parameters: string[], cwd: string): Promise<number>;
export function packagesAreCurrent(root: string, withTests: boolean): boolean;
export function linkNode(root: string): void;
export function cacheOption(root: string): string[];
