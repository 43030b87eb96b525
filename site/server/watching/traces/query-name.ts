/** What begins a query; what begins otherwise is a `query`. */
const OPERATIONS = ['select', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback', 'with'];

/** What stands before the name of a table. */
const BEFORE_TABLE = ['from "', 'into "', 'update "'];

/** What a query does, and to which table, read from its text: no value stands in that, because all are parameters. */
export function queryName(sql: string): { readonly operation: string; readonly table: string | undefined } {
  const [first = ''] = sql.trimStart().split(' ', 1);
  const [begin] = BEFORE_TABLE.map((words) => ({ words, at: sql.indexOf(words) }))
    .filter(({ at }) => at !== -1)
    .toSorted((one, other) => one.at - other.at);
  const name = begin && sql.slice(begin.at + begin.words.length);
  return {
    operation: OPERATIONS.find((each) => each === first.toLowerCase()) ?? 'query',
    table: name?.slice(0, name.indexOf('"')),
  };
}
