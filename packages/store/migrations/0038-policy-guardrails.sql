-- The worker process works for all tenants: it learns where policies are in use that may have to be taken back.
CREATE FUNCTION tenants_with_policies() RETURNS SETOF integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT DISTINCT tenant_id FROM policy WHERE active_version > 0 AND retired_at IS NULL ORDER BY tenant_id
  $$;
