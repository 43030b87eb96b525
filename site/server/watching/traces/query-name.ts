/** What a query does, and to which table, read from its text: no value stands in that, because all are parameters. */
export function queryName(sql: string): { readonly operation: string; readonly table: string | undefined } {
  // The beginning says it, and a list of rows to insert may be long.
  const text = sql.slice(0, 2_000);
  const operation = /^\s*([a-z]{1,20})\b/i.exec(text)?.[1]?.toLowerCase() ?? 'query';
  return { operation, table: /\b(?:from|into|update) "([a-z_]{1,60})"/.exec(text)?.[1] };
}
