-- The role that the product works as. It owns nothing and cannot bypass row-level security.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'waybill_app') THEN
    CREATE ROLE waybill_app NOLOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOBYPASSRLS;
  END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN
  NULL; -- another database of the same server was migrated at the same moment
END $$;
DO $$ BEGIN EXECUTE format('GRANT waybill_app TO %I', current_user); END $$;

GRANT USAGE ON SCHEMA public TO waybill_app;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- The tenant of the running transaction; null outside of one, which matches no row.
CREATE FUNCTION app_tenant_id() RETURNS integer
  LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('app.tenant_id', true), '')::integer $$;

-- The post-step of every table: rows of other tenants do not exist for the product's role.
CREATE FUNCTION make_tenant_table(table_name regclass, privileges text) RETURNS void
  LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', table_name);
  EXECUTE format(
    'CREATE POLICY tenant_rows ON %s USING (tenant_id = app_tenant_id()) WITH CHECK (tenant_id = app_tenant_id())',
    table_name);
  EXECUTE format('GRANT %s ON %s TO waybill_app', privileges, table_name);
END $$;
REVOKE ALL ON FUNCTION make_tenant_table(regclass, text) FROM PUBLIC;
