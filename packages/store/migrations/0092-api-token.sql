-- Programs act for a member or a service account with a token that names what they may do.
CREATE TABLE api_token (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  token_id uuid NOT NULL,
  holder_id text NOT NULL,
  name text NOT NULL,
  secret_hash bytea NOT NULL UNIQUE,
  permissions text[] NOT NULL,
  addresses text[] NOT NULL,
  created_at timestamptz NOT NULL,
  created_by text NOT NULL,
  created_with uuid,
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz,
  last_address text,
  revoked_at timestamptz,
  revoked_by text,
  PRIMARY KEY (tenant_id, token_id),
  FOREIGN KEY (tenant_id, created_with) REFERENCES api_token ON DELETE CASCADE
);
COMMENT ON TABLE api_token IS 'API tokens of members and service accounts';
COMMENT ON COLUMN api_token.holder_id IS 'User at the identity provider, or service account';
COMMENT ON COLUMN api_token.secret_hash IS 'SHA-256 of the 256-bit random secret, which is shown once and stored nowhere';
COMMENT ON COLUMN api_token.permissions IS 'What the holder may do as well at the time of use';
COMMENT ON COLUMN api_token.addresses IS 'Addresses and CIDR ranges; empty: any';
COMMENT ON COLUMN api_token.created_with IS 'Token that created it, whose revocation revokes it';
CREATE INDEX api_token_holder ON api_token (tenant_id, holder_id);
CREATE INDEX api_token_created_with ON api_token (tenant_id, created_with) WHERE created_with IS NOT NULL;
SELECT make_tenant_table('api_token', 'SELECT, INSERT, UPDATE');
SELECT make_audited_table('api_token', '{secret_hash}');

-- A token is what tells the tenant, so it is looked up before one is known.
CREATE FUNCTION api_token_by_hash(hash bytea, at timestamptz) RETURNS TABLE (
    tenant_id integer, token_id uuid, holder_id text, permissions text[], addresses text[], is_use_noted boolean)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$
    SELECT tenant_id, token_id, holder_id, permissions, addresses,
      coalesce(last_used_at > at - interval '1 minute', false)
    FROM api_token WHERE secret_hash = hash AND revoked_at IS NULL AND expires_at > at
  $$;
