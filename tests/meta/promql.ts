/** What a PromQL expression asks for. */
export interface Asked {
  /** Each metric by its name, with what its labels have to match. */
  readonly selectors: readonly Selector[];
  /** Labels by which is grouped or matched. */
  readonly grouped: readonly string[];
}

export interface Selector {
  readonly metric: string;
  readonly matchers: readonly { readonly label: string; readonly operator: string; readonly value: string }[];
}

/** Words that stand where a metric could. */
const WORDS = new Set(['and', 'or', 'unless', 'by', 'without', 'on', 'ignoring', 'sum', 'max', 'min', 'count', 'avg']);

/** Reads an expression as far as names go. Whether it is one that Prometheus takes is for Prometheus to say. */
export function readPromql(expression: string): Asked {
  const grouped: string[] = [];
  const rest = expression
    .replaceAll(/\[[^\]]*\]/g, ' ')
    .replaceAll(/\b(?:by|on|without|ignoring)\s*\(([^)]*)\)/g, (_whole, labels: string) => {
      grouped.push(...labels.split(',').map((label) => label.trim()));
      return ' ';
    });
  const selectors = [...rest.matchAll(/(?<!\w)([a-z_][a-z0-9_]*)\s*(\{[^}]*\}|\()?/g)].flatMap(
    ([, metric = '', after = '']): Selector[] => {
      if (after === '(' || WORDS.has(metric)) return [];
      const matchers = [...after.matchAll(/([a-z_]+)(=~|!~|!=|=)"([^"]*)"/g)];
      return [
        { metric, matchers: matchers.map(([, label = '', operator = '', value = '']) => ({ label, operator, value })) },
      ];
    },
  );
  return { selectors, grouped };
}
