/** The files beside it that a compiled module, or a file of types, imports or exports from. */
export function relativeImports(source: string): string[] {
  return [...source.matchAll(/(?:\bfrom |\bimport |\bimport\()(['"])(\.\.?\/[^'"\n]+)\1/g)].map(
    ([, , path = '']) => path,
  );
}
