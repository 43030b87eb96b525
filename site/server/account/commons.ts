import type { Context } from 'hono';
import type { CommonsRow, CommonsTable } from '../database/tables.ts';
import { notFound } from '../http/api-error.ts';
import { fieldsParameter, invalidKey, listParameter, pickFields } from '../http/query.ts';
import { jsonReply } from '../http/reply.ts';
import { findCaller } from './caller.ts';
import type { AccountService } from './service.ts';

const DEFAULT_PAGE_SIZE = 25;
const LARGEST_PAGE_SIZE = 100;

/** The wire's names of what can be sorted and filtered by, and the columns they stand for. */
const COLUMNS: Readonly<Record<string, keyof CommonsTable>> = {
  id: 'id',
  documentId: 'document_id',
  key: 'key',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
};

const FIELDS = ['id', 'documentId', 'key', 'value', 'createdAt', 'updatedAt', 'publishedAt'];

/**
 * `GET /api/commons`: the site-wide content, a page of it. Understands `pagination[page]`, `pagination[pageSize]` (at
 * most 100), `sort`, `fields` and `filters[<field>][$eq]`; throws 400 for a field it does not know.
 */
export async function listCommons(context: Context, service: AccountService): Promise<Response> {
  // Open to all, but a token that came along must be good, as in the contract.
  await findCaller(context, service);
  const parameters = new URL(context.req.url).searchParams;
  const fields = fieldsParameter(parameters, FIELDS);
  const page = positive(parameters.get('pagination[page]')) ?? 1;
  const pageSize = Math.min(positive(parameters.get('pagination[pageSize]')) ?? DEFAULT_PAGE_SIZE, LARGEST_PAGE_SIZE);
  let matching = service.database.selectFrom('commons');
  for (const [column, value] of filters(parameters)) matching = matching.where(column, '=', value);
  let ordered = matching.selectAll();
  for (const [column, direction] of order(parameters)) ordered = ordered.orderBy(column, direction);
  const rows = await ordered
    .orderBy('id')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const { total } = await matching.select((count) => count.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const pagination = { page, pageSize, pageCount: Math.ceil(Number(total) / pageSize), total: Number(total) };
  return jsonReply(200, { data: rows.map((row) => pickFields(entryJson(row), fields)), meta: { pagination } });
}

/** `GET /api/commons/:documentId`: one entry. 404 for an unknown id, and for a numeric one. */
export async function oneOfCommons(context: Context, service: AccountService): Promise<Response> {
  await findCaller(context, service);
  const fields = fieldsParameter(new URL(context.req.url).searchParams, FIELDS);
  const row = await service.database
    .selectFrom('commons')
    .selectAll()
    .where('document_id', '=', context.req.param('documentId') ?? '')
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return jsonReply(200, { data: pickFields(entryJson(row), fields), meta: {} });
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
  return listParameter(parameters, 'sort').map((item) => {
    const [field = '', direction = 'asc'] = item.split(':');
    return [columnOf(field, 'sort'), direction.toLowerCase() === 'desc' ? 'desc' : 'asc'];
  });
}

function filters(parameters: URLSearchParams): [keyof CommonsTable, string | number][] {
  return [...parameters].flatMap(([name, value]): [keyof CommonsTable, string | number][] => {
    const parts = /^filters\[([^\]]*)\](?:\[([^\]]*)\])?$/.exec(name);
    if (parts === null) return [];
    const [, field = '', operator = '$eq'] = parts;
    const column = columnOf(field, 'filters');
    if (operator !== '$eq') throw invalidKey(operator, 'filters');
    // No row has the id 0, and a number that is none cannot be compared with one.
    return [[column, column === 'id' ? (positive(value) ?? 0) : value]];
  });
}

function columnOf(field: string, parameter: string): keyof CommonsTable {
  const column = Object.hasOwn(COLUMNS, field) ? COLUMNS[field] : undefined;
  if (column === undefined) throw invalidKey(field, parameter);
  return column;
}
