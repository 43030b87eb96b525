import type { Context } from 'hono';
import type { CommonsEntryResponse, CommonsPage } from '../../contract/account.ts';
import type { CommonsRow, CommonsTable } from '../database/tables.ts';
import { jsonResponse, notFoundError, validationError } from '../http/api-error.ts';
import { fieldsParameter, invalidKeyError, listParameter, pickFields, readPagination } from '../http/query.ts';
import { authenticate } from './authentication.ts';
import type { AccountService } from './service.ts';

/** Maximum number of sorts and of filters: one per field. */
const MAX_CONDITIONS = 5;

/** Names in the API of the columns for sorting and filtering. */
const COLUMNS: Readonly<Record<string, keyof CommonsTable>> = {
  id: 'id',
  documentId: 'document_id',
  key: 'key',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
};

const FIELDS = ['id', 'documentId', 'key', 'value', 'createdAt', 'updatedAt', 'publishedAt'];

/**
 * `GET /api/commons`: returns a page of the site settings. Supports `pagination` (`http/query.ts`), `sort`, `fields`
 * and `filters[<field>][$eq]`, with at most five sorts and five filters. Throws 400 for more, and for unknown fields.
 */
export async function listCommons(context: Context, service: AccountService): Promise<Response> {
  // Public, but a token must be valid, as in the contract.
  await authenticate(context, service);
  const parameters = new URL(context.req.url).searchParams;
  const fields = fieldsParameter(parameters, FIELDS);
  const { offset, limit, withCount, meta } = readPagination(parameters);
  let matching = service.database.selectFrom('commons');
  for (const [column, value] of filters(parameters)) matching = matching.where(column, '=', value);
  let ordered = matching.selectAll();
  for (const [column, direction] of order(parameters)) ordered = ordered.orderBy(column, direction);
  const rows = await ordered.orderBy('id').limit(limit).offset(offset).execute();
  const counted = withCount
    ? await matching.select((count) => count.fn.countAll().as('total')).executeTakeFirstOrThrow()
    : undefined;
  return jsonResponse<CommonsPage>(200, {
    data: rows.map((row) => pickFields(entryJson(row), fields)),
    meta: { pagination: meta(counted === undefined ? undefined : Number(counted.total)) },
  });
}

/** `GET /api/commons/:documentId`: returns one setting. Responds with 404 for an unknown or numeric ID. */
export async function oneOfCommons(context: Context, service: AccountService): Promise<Response> {
  await authenticate(context, service);
  const fields = fieldsParameter(new URL(context.req.url).searchParams, FIELDS);
  const row = await service.database
    .selectFrom('commons')
    .selectAll()
    .where('document_id', '=', context.req.param('documentId') ?? '')
    .executeTakeFirst();
  if (row === undefined) throw notFoundError();
  return jsonResponse<CommonsEntryResponse>(200, { data: pickFields(entryJson(row), fields), meta: {} });
}

function entryJson(row: CommonsRow): Record<string, unknown> {
  const value: unknown = JSON.parse(row.value);
  return {
    id: row.id,
    documentId: row.document_id,
    key: row.key,
    value,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    publishedAt: row.updated_at,
  };
}

function positive(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

function order(parameters: URLSearchParams): [keyof CommonsTable, 'asc' | 'desc'][] {
  return notTooMany('sort', listParameter(parameters, 'sort')).map((item) => {
    const [field = '', direction = 'asc'] = item.split(':');
    return [columnOf(field, 'sort'), direction.toLowerCase() === 'desc' ? 'desc' : 'asc'];
  });
}

function filters(parameters: URLSearchParams): [keyof CommonsTable, string | number][] {
  const conditions = [...parameters].flatMap(([name, value]) => {
    const parts = /^filters\[([^\]]*)\](?:\[([^\]]*)\])?$/.exec(name);
    return parts === null ? [] : [{ field: parts[1] ?? '', operator: parts[2] ?? '$eq', value }];
  });
  return notTooMany('filters', conditions).map(({ field, operator, value }) => {
    const column = columnOf(field, 'filters');
    if (operator !== '$eq') throw invalidKeyError(operator, 'filters');
    // No row has the ID 0, and PostgreSQL can't compare an ID with a text.
    return [column, column === 'id' ? (positive(value) ?? 0) : value];
  });
}

/** Returns the conditions of one parameter. Throws 400 for too many. */
function notTooMany<Condition>(parameter: 'sort' | 'filters', conditions: readonly Condition[]): readonly Condition[] {
  if (conditions.length <= MAX_CONDITIONS) return conditions;
  throw validationError(`Invalid ${parameter}: ${conditions.length} given. Use at most ${MAX_CONDITIONS}.`, {
    source: 'query',
    param: parameter,
  });
}

function columnOf(field: string, parameter: string): keyof CommonsTable {
  const column = Object.hasOwn(COLUMNS, field) ? COLUMNS[field] : undefined;
  if (column === undefined) throw invalidKeyError(field, parameter);
  return column;
}
