/** Compares two versions by their numbers: 1.9.0 comes before 1.12.0. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  const differing = left?.findIndex((part, index) => part !== right?.[index]) ?? -1;
  return differing === -1 ? 0 : (left?.[differing] ?? 0) - (right?.[differing] ?? 0);
}
