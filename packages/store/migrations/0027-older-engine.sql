-- A new version of the engine may find more in kept contents: the worker process asks when it starts.
CREATE FUNCTION kept_by_older_engine(engine_now text) RETURNS SETOF integer
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT DISTINCT tenant_id FROM content_blob JOIN classification USING (tenant_id, version_id)
    WHERE is_current AND engine <> engine_now AND expires_at > now()
  $$;
