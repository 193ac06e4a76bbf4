CREATE TABLE console_user (
  tenant_id integer NOT NULL REFERENCES tenant ON DELETE CASCADE,
  user_id text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (tenant_id, user_id)
);
COMMENT ON TABLE console_user IS 'Operators of this console, mirrored from the identity provider when they sign in';
SELECT make_tenant_table('console_user', 'SELECT, INSERT, UPDATE, DELETE');
