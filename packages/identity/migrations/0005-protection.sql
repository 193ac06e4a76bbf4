CREATE TABLE lockout (
  login_key bytea PRIMARY KEY,
  failures integer NOT NULL,
  last_attempt_at timestamptz NOT NULL,
  locked_until timestamptz
);
COMMENT ON COLUMN lockout.login_key IS 'HMAC of the login id as typed: rows exist for unknown ids too';

CREATE TABLE setup_link (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  token_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL
);
COMMENT ON TABLE setup_link IS 'The one-time link for the first administrator; only the hash of its token';

CREATE TABLE audit_entry (
  audit_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  occurred_at timestamptz NOT NULL,
  action text NOT NULL,
  user_id text,
  method text NOT NULL DEFAULT '',
  device text NOT NULL DEFAULT '',
  remote_address text NOT NULL DEFAULT '',
  login_ids text[] NOT NULL DEFAULT '{}',
  tenant_ids text[] NOT NULL DEFAULT '{}',
  data jsonb NOT NULL DEFAULT '{}'
);
COMMENT ON COLUMN audit_entry.user_id IS 'No reference: entries outlive the user';
CREATE INDEX audit_entry_time ON audit_entry (occurred_at DESC, audit_id DESC);
CREATE INDEX audit_entry_user ON audit_entry (user_id, action, occurred_at DESC);
