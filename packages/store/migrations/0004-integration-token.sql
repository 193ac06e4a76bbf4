CREATE TABLE integration_token (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  token_id uuid NOT NULL,
  name text NOT NULL,
  source_id text NOT NULL,
  secret_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text,
  last_used_at timestamptz,
  revoked_at timestamptz,
  PRIMARY KEY (tenant_id, token_id)
);
COMMENT ON COLUMN integration_token.secret_hash IS 'SHA-256 of the 256-bit random secret, which is shown once and stored nowhere';
SELECT make_tenant_table('integration_token', 'SELECT, INSERT, UPDATE');

-- A token is what tells the tenant, so it is looked up before one is known.
CREATE FUNCTION integration_token_by_hash(hash bytea)
  RETURNS TABLE (tenant_id integer, token_id uuid, source_id text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT tenant_id, token_id, source_id FROM integration_token
    WHERE secret_hash = hash AND revoked_at IS NULL
  $$;
