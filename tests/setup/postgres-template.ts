import type { Client } from 'pg';

/** The schema with the functions below, which isn't part of the tested database. */
export const PRISTINE = 'pristine';

/**
 * Functions that restore the first content of a database, because a new copy takes several times as long.
 * `pristine.reset()` returns false if a test has changed the schema or inserted very many rows.
 */
const REMEMBER = `
create schema pristine;

create function pristine.shape() returns text language sql as $$
  select md5(string_agg(line, chr(10) order by line)) from (
    select concat_ws(' ', c.relname, c.relkind, a.attname, a.atttypid, a.attnotnull, pg_get_expr(d.adbin, d.adrelid)) as line
      from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
      where c.relnamespace = 'public'::regnamespace
    union all select concat_ws(' ', conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select tgname from pg_trigger where not tgisinternal
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace
  ) lines
$$;

create function pristine.size() returns numeric language sql as $$
  select sum(pg_total_relation_size(oid)) from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
$$;

create function pristine.tables(kind "char") returns setof name language sql as $$
  select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = kind
$$;

create function pristine.reset() returns boolean language plpgsql as $$
declare each name;
begin
  if pristine.shape() is distinct from (select shape from pristine.own_shape) then return false; end if;
  -- Dead rows would slow down the next test.
  if pristine.size() > (select size from pristine.own_shape) + 2000000 then return false; end if;
  -- Skips foreign keys and triggers.
  set local session_replication_role = replica;
  for each in select pristine.tables('r') loop
    execute format('delete from public.%1$I', each);
    if to_regclass(format('pristine.rows_of_%s', each)) is not null then
      execute format('insert into public.%1$I overriding system value select * from pristine.%2$I', each, 'rows_of_' || each);
    end if;
  end loop;
  for each in select pristine.tables('S') loop
    execute format('select setval(%1$L, last_value, is_called) from pristine.%2$I', 'public.' || quote_ident(each), 'state_of_' || each);
  end loop;
  return true;
end $$;

do $$
declare each name; has_rows boolean;
begin
  create table pristine.own_shape as select pristine.shape() as shape, pristine.size() as size;
  for each in select pristine.tables('r') loop
    execute format('select exists (select from public.%I)', each) into has_rows;
    if has_rows then execute format('create table pristine.%2$I as table public.%1$I', each, 'rows_of_' || each); end if;
  end loop;
  for each in select pristine.tables('S') loop
    execute format('create table pristine.%2$I as select last_value, is_called from public.%1$I', each, 'state_of_' || each);
  end loop;
end $$;
`;

/** Adds the functions to the template. */
export const rememberPristine = async (template: Client): Promise<void> => void (await template.query(REMEMBER));
